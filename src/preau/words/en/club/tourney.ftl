### Tournaments, ladders and clubs.

## Lists

tourney-title = Tournaments
tourney-lead = Play several games against different people, and see who comes out on top. Anybody may enter, with or without an account.
tourney-list-mine = Yours
tourney-list-open = Open for entries
tourney-list-running = In progress
tourney-list-over = Finished
tourney-none-open = No tournament is open for entries at the moment.
tourney-none = There are no tournaments yet.
tourney-new = New tournament
tourney-all = All tournaments
tourney-sign-in = Sign in to open a tournament
tourney-found-sign-in = Sign in to start a club
tourney-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }

## Kinds

tourney-kind-swiss = Swiss
tourney-kind-swiss-help = A few rounds. In each one you meet people who have about as many points as you, and nobody twice if it can be helped.
tourney-kind-round-robin = Round robin
tourney-kind-round-robin-help = Everybody meets everybody, as evenly as the size of the tables allows. Nobody can enter once it has begun.
tourney-kind-arena = Arena
tourney-kind-arena-help = For a set time, whoever is free gets a new table at once. The more you play, the more points you can win.
tourney-kind-knock-out = Knockout
tourney-kind-knock-out-help = For tables of two. The loser is out, and the winner plays on. The players with the highest ratings meet last, and those without a rating are placed by lot. After a draw the two play again in each other’s seats, at most twice. After that, lots are drawn.
tourney-kind-ladder = Ladder
tourney-kind-ladder-help = It goes on for as long as you like. Challenge people a few places above you. If you win, you take the place of the highest of them, and everybody you pass moves down by one.

## Opening one

tourney-what = What is played
tourney-name = Name of the tournament
tourney-game = Game
tourney-options = Options for { $game }
tourney-rules-differ = { $count ->
    [one] One rule differs from the usual ones
   *[other] { $count } rules differ from the usual ones
}
tourney-club = Who may enter
tourney-for-everybody = Everybody
tourney-how = How it is played
tourney-rounds = Rounds
tourney-rounds-help = In a round robin, 0 means as many as it takes for everybody to meet everybody.
tourney-minutes = Length in minutes
tourney-places = How many places up you may challenge
tourney-tables = At the tables
tourney-size = Players at a table
tourney-least = Smallest table
tourney-least-help = Tables may be as small as this, so that fewer people have to sit out. Leave it empty if all tables must be full.
tourney-clock = Clock
tourney-wait = Minutes the others wait before a missing player loses
tourney-wait-help = In correspondence games, the others wait for the length of a turn.
tourney-when = When
tourney-starts = Begins
tourney-starts-help = Leave it empty to begin it yourself.
tourney-open-it = Open the tournament

## One tournament

tourney-tables-of = tables of { $size }
tourney-tables-from = tables of { $least } to { $size }
tourney-is-open = You can still enter.
tourney-round-of = Round { $number } of { $of }
tourney-round-over = Round { $number } is over.
tourney-round-few = Round { $number } is over. The next one begins as soon as enough people are ready to play.
tourney-runs-arena = The arena is open, and whoever is free gets a new table.
tourney-runs-ladder = The ladder is open.
tourney-closed-played = The tournament is over.
tourney-closed-too-few = Too few people entered, so it did not take place.
tourney-closed-organiser = The organiser has ended it.
tourney-when-starts = Begins:
tourney-when-next = Next round:
tourney-when-ends = Ends:
tourney-my-table = Go to your table
tourney-my-table-help = The others are waiting for you.
tourney-back = Back to the tournament
tourney-enter = Enter
tourney-enter-as = Enter as { $name }
tourney-your-name = Your name
tourney-rest = Take a break
tourney-wake-up = End my break
tourney-withdraw = Withdraw
tourney-you-organise = You are the organiser:
tourney-begin = Begin now
tourney-close = End the tournament
tourney-close-sure = End the tournament for good? Games in progress can be finished, but no longer count.
tourney-challenge = Challenge somebody
tourney-challenge-help = Choose whom you want to play.
tourney-challenge-button = Challenge
tourney-standings = Standings
tourney-ladder-order = The ladder
tourney-place = Place
tourney-player = Player
tourney-points = Points
tourney-wins = Wins
tourney-played = Games
tourney-byes = Sat out
tourney-you = you
tourney-nobody = somebody who has left
tourney-nobody-yet = Nobody has entered yet.
tourney-state-rests = taking a break
tourney-state-left = withdrawn
tourney-how-decided = How places are decided
tourney-points-help = Each table is worth one point, which its winners share. If nobody wins, everybody at the table shares it. If you sit out a round, you get as much as each player gets at a full table that nobody wins. If you do not come to your table, you get nothing.
tourney-ties-help = If players have the same number of points, these decide, in this order:
tourney-tie-opponents = Opponents
tourney-tie-opponents-help = the average points of the people you played. Whoever had the harder opponents is placed higher.
tourney-tie-wins = Wins
tourney-tie-wins-help = how many games you won alone.
tourney-tie-among = Among themselves
tourney-tie-among-help = the points that the tied players scored at tables they shared.
tourney-tie-beaten = Opponents beaten
tourney-tie-beaten-help = the points of everybody you finished ahead of, and half the points of those you drew with.
tourney-tie-lot = Drawing lots
tourney-tie-lot-help = done once, when the tournament is opened.
tourney-seats-help = Over the rounds everybody sits in each seat about equally often, and nobody sits out a second time until everybody has sat out once.
tourney-rounds-title = Rounds and tables
tourney-round = Round { $number }
tourney-playing = in progress
tourney-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
tourney-no-winner = nobody won
tourney-absent = { $names } did not come
tourney-bye = Sitting out: { $names }
tourney-print = Print
tourney-json = As data (JSON)

## Why not

tourney-unknown = There is no such tournament.
tourney-needs-account = You need an account to open a tournament, or to start or join a club, so that the others know who you are.
tourney-too-many = You already have { $high } tournaments under way. Please wait until one of them is over.
tourney-bad-name = A name must have { $low } to { $high } characters, but this one has { $value }.
tourney-bad-size = A table of this game seats { $exact ->
    [yes] { $high }
   *[no] { $low } to { $high }
} people, not { $value }.
tourney-bad-least = The smallest table cannot have more seats than the others.
tourney-knock-out-two = A knockout is for tables of two.
tourney-needs-clock = A tournament needs a clock. Without one, a single table could keep everybody waiting.
tourney-arena-clock = An arena is over within a day, so days for each turn will not do. Please choose a quicker clock.
tourney-bad-minutes = It can last { $low } to { $high } minutes, not { $value }.
tourney-bad-rounds = There can be { $low } to { $high } rounds, not { $value }.
tourney-bad-wait = The others can wait for { $low } to { $high } minutes, not { $value }.
tourney-bad-places = A challenge can reach { $low } to { $high } places up, not { $value }.
tourney-bad-start = That date is too far from today. Please choose a nearer one.
tourney-over = The tournament is over.
tourney-too-late = It has already begun, so nobody can enter any more.
tourney-too-few = It takes at least { $low } players to begin.
tourney-full = The tournament is full. It has room for { $high }.
tourney-name-taken = Somebody here is already called { $name }. Please choose another name.
tourney-not-in = You are not in this tournament.
tourney-no-rest = Nobody can take a break in a knockout.
tourney-organiser-only = Only the organiser of the tournament can do that.
tourney-members-only = This tournament is for members of a club. Join the club first.
tourney-no-challenge = You can only challenge somebody on a ladder that has begun.
tourney-challenge-count =
    { $high ->
        [one] Choose one person to challenge.
       *[other] Choose { $exact ->
            [yes] { $high }
           *[no] { $low } to { $high }
        } people to challenge.
    }
tourney-challenge-open = You have already challenged somebody. Play that game first.
tourney-challenge-again = You challenged { $name } less than a week ago. Give somebody else a turn first.
tourney-out-of-reach = { $name } is not among the { $places } places above you.
tourney-rival-rests = { $name } is taking a break.
tourney-rival-busy = { $name } already has enough games going just now.
tourney-no-player = There is no player number { $number } here.

## Clubs

tourney-clubs = Clubs
tourney-clubs-lead = A club has members, a calendar of evenings, tournaments and a ladder of its own.
tourney-no-clubs = There are no clubs yet.
tourney-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
tourney-club-mine = you are a member
tourney-club-new = Start a club
tourney-club-name = Name of the club
tourney-club-about = About the club, in one sentence
tourney-club-open = Start the club
tourney-club-join = Join the club
tourney-club-leave = Leave the club
tourney-club-leave-sure = Leave the club? If you are its last member, it comes to an end.
tourney-club-sign-in = Sign in to join
tourney-club-ladder = Ladder
tourney-no-ladder = The club has no ladder yet.
tourney-members-title = Members
tourney-role-owner = owner
tourney-role-officer = officer
tourney-role-member = member
tourney-role-none = no longer a member
tourney-role-of = Role of { $name }
tourney-role-set = Change
tourney-evenings = Evenings
tourney-no-evenings = Nothing is planned yet.
tourney-evening-new = Plan an evening
tourney-evening-title = What is on
tourney-evening-place = Where
tourney-evening-add = Add to the calendar
tourney-evening-remove = Remove
tourney-evening-remove-named = Remove { $title }
tourney-evening-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
tourney-weekly = every week
tourney-calendar = For your calendar app (iCal)
tourney-calendar-open = Open
tourney-club-unknown = There is no such club.
tourney-club-name-taken = There is already a club named { $name }.
tourney-club-full = A club can have at most { $high } members.
tourney-too-many-clubs = You are already a member of { $high } clubs, and that is the most.
tourney-too-many-evenings = There are already { $high } evenings in the calendar, and that is the most.
tourney-club-hand-on = Make somebody else the owner first.
tourney-club-no-member = No member of this club is called { $name }.
tourney-club-not-allowed = Only the owner and the officers of the club can do that.
