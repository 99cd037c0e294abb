### Tournaments, ladders and clubs.

## Lists

tourney-title = Tournaments
tourney-lead = Play several games against several people, and see who comes out on top. Everybody may enter; it takes no account.
tourney-list-mine = Yours
tourney-list-open = You can enter
tourney-list-running = Going on
tourney-list-over = Over
tourney-none-open = There is none at the moment.
tourney-new = New tournament
tourney-all = All tournaments
tourney-sign-in = Sign in to open one
tourney-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }

## Kinds

tourney-kind-swiss = Swiss
tourney-kind-swiss-help = A few rounds. Each round you meet people who have about as many points as you, and nobody twice as long as that can be avoided.
tourney-kind-round-robin = Round robin
tourney-kind-round-robin-help = Everybody meets everybody, at larger tables as evenly as possible. Nobody can enter once it has begun.
tourney-kind-arena = Arena
tourney-kind-arena-help = For a set time, whoever is free gets a new table at once. More games, more points.
tourney-kind-knock-out = Knock-out
tourney-kind-knock-out-help = For games of two. Who loses is out; who wins plays on. The highest ratings meet last; who has none is placed by lot. After a draw the two play again with seats exchanged, twice at most; then the lot decides.
tourney-kind-ladder = Ladder
tourney-kind-ladder-help = It goes on for as long as you like. Challenge people a few places above you: if you win, you take the place above them, and they move down by one.

## Opening one

tourney-what = What is played
tourney-name = Name of the tournament
tourney-game = Game
tourney-club = For whom
tourney-for-everybody = Everybody
tourney-how = How it is played
tourney-rounds = Rounds
tourney-rounds-help = In a round robin, 0 is as many as it takes for everybody to meet everybody.
tourney-minutes = Minutes it lasts
tourney-places = How many places up one may challenge
tourney-tables = At the tables
tourney-size = Players at a table
tourney-least = At least
tourney-least-help = Some tables may be smaller, so that fewer people have to sit out. Empty: all tables are full.
tourney-clock = Time
tourney-wait = Minutes until somebody who has not come loses
tourney-wait-help = By correspondence it is as long as a turn may take.
tourney-when = When
tourney-starts = Begins
tourney-starts-help = Empty: it begins when you say so.
tourney-open-it = Open the tournament

## One tournament

tourney-tables-of = tables of { $size }
tourney-tables-from = tables of { $least } to { $size }
tourney-is-open = You can enter.
tourney-round-of = Round { $number } of { $of }
tourney-round-over = Round { $number } is over.
tourney-runs-arena = The arena is on: whoever is free gets a new table.
tourney-runs-ladder = The ladder is open.
tourney-closed-played = The tournament is over.
tourney-closed-too-few = Not enough people had entered, so it did not take place.
tourney-closed-organiser = The organiser has closed it.
tourney-when-starts = It begins:
tourney-when-next = Next round:
tourney-when-ends = It ends:
tourney-my-table = Go to your table
tourney-my-table-help = The others are waiting for you.
tourney-back = Back to the tournament
tourney-enter = Enter
tourney-enter-as = Enter as { $name }
tourney-your-name = Your name
tourney-rest = Pause
tourney-wake-up = Play again
tourney-withdraw = Withdraw
tourney-you-organise = You organise this tournament:
tourney-begin = Begin now
tourney-close = Close it
tourney-close-sure = Close the tournament for good? Tables that are being played go on, but count no more.
tourney-challenge = Challenge somebody
tourney-challenge-help = Choose whom you want to play.
tourney-challenge-button = Challenge
tourney-standings = Standings
tourney-ladder-order = The ladder
tourney-place = Place
tourney-player = Player
tourney-points = Points
tourney-wins = Wins
tourney-played = Tables
tourney-byes = Sat out
tourney-you = you
tourney-nobody = somebody who left
tourney-nobody-yet = Nobody has entered yet.
tourney-state-rests = pausing
tourney-state-left = withdrawn
tourney-how-decided = How places are decided
tourney-points-help = A table is worth one point. Its winners share it; if nobody wins, all share it. Who sits a round out gets an equal share of a full table. Who does not come gets nothing.
tourney-ties-help = Where points are equal, this decides, in this order:
tourney-tie-opponents = Opponents
tourney-tie-opponents-help = the points of the people you sat with, on average: who had the harder way stands higher.
tourney-tie-wins = Wins
tourney-tie-wins-help = how many tables you won alone.
tourney-tie-among = Among equals
tourney-tie-among-help = the points made at tables where several of those sat who are equal.
tourney-tie-beaten = Beaten
tourney-tie-beaten-help = the points of all you finished ahead of, and half the points of those you shared with.
tourney-tie-lot = Lot
tourney-tie-lot-help = drawn when the tournament was opened.
tourney-seats-help = Over the rounds everybody sits in each seat about equally often, and nobody sits out twice before everybody has once.
tourney-rounds-title = Rounds and tables
tourney-round = Round { $number }
tourney-playing = being played
tourney-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
tourney-no-winner = nobody won
tourney-absent = did not come: { $names }
tourney-bye = Sits out: { $names }
tourney-print = Print
tourney-json = As data (JSON)

## Why not

tourney-unknown = There is no such tournament.
tourney-needs-account = To open a tournament or to join a club you need an account: so the others know whom they deal with.
tourney-too-many = You already have { $high } tournaments that are not over.
tourney-bad-name = A name has { $low } to { $high } characters; this one has { $value }.
tourney-bad-size = At a table of this game { $low } to { $high } can play, not { $value }.
tourney-bad-least = The smallest table cannot be larger than the largest.
tourney-knock-out-two = A knock-out is for tables of two.
tourney-needs-clock = A tournament needs a clock, or one table could hold up everybody.
tourney-arena-clock = An arena lasts an evening; days for each turn do not fit into it.
tourney-bad-minutes = It can last { $low } to { $high } minutes, not { $value }.
tourney-bad-rounds = There can be { $low } to { $high } rounds, not { $value }.
tourney-bad-wait = The others can wait { $low } to { $high } minutes, not { $value }.
tourney-bad-places = One may challenge { $low } to { $high } places up, not { $value }.
tourney-bad-start = It can begin within a year, and not long ago.
tourney-over = The tournament is over.
tourney-too-late = It has begun; nobody can enter any more.
tourney-too-few = It takes at least { $low } players to begin.
tourney-full = There is room for { $high }, and all places are taken.
tourney-name-taken = Somebody else goes by the name { $name } here. Please choose another.
tourney-not-in = You are not in this tournament.
tourney-no-rest = In a knock-out nobody can pause.
tourney-organiser-only = Only who organises the tournament can do that.
tourney-members-only = This tournament is for members of the club. Join the club first.
tourney-no-challenge = Challenges are for ladders that have begun.
tourney-challenge-count =
    { $high ->
        [one] Choose one person to challenge.
       *[other] Choose { $low } to { $high } people to challenge.
    }
tourney-challenge-open = You have challenged somebody already; play that first.
tourney-challenge-again = You challenged { $name } less than a week ago. Give somebody else a chance first.
tourney-out-of-reach = { $name } is not among the { $places } places above you.
tourney-rival-rests = { $name } is pausing.
tourney-rival-busy = { $name } is playing enough tables just now.
tourney-no-player = There is no player number { $number } here.

## Clubs

tourney-clubs = Clubs
tourney-clubs-lead = A club has members, evenings in a calendar, tournaments and a ladder of its own.
tourney-no-clubs = There is no club yet.
tourney-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
tourney-club-mine = you are a member
tourney-club-new = Found a club
tourney-club-name = Name of the club
tourney-club-about = In one sentence
tourney-club-open = Found the club
tourney-club-join = Join the club
tourney-club-leave = Leave the club
tourney-club-leave-sure = Leave the club? If nobody else is in it, it ends.
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
tourney-evening-title = What
tourney-evening-place = Where
tourney-evening-add = Put it into the calendar
tourney-evening-remove = Remove
tourney-evening-remove-named = Remove { $title }
tourney-evening-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
tourney-weekly = every week
tourney-calendar = For your calendar (iCal)
tourney-calendar-open = Open
tourney-club-unknown = There is no such club.
tourney-club-name-taken = There is a club named { $name } already.
tourney-club-full = A club has { $high } members at most.
tourney-too-many-clubs = You are in { $high } clubs already.
tourney-too-many-evenings = There are { $high } evenings in the calendar already.
tourney-club-hand-on = Make somebody else the owner first.
tourney-club-no-member = Nobody named { $name } is in this club.
tourney-club-not-allowed = Only those who lead the club can do that.
