### The bots: who they are, and what they refuse.

## The bots: the birds of the schoolyard. Each has a name and one line of character.

bot-random = Pigeon
    .character = Wanders about and pecks wherever chance takes it.
bot-greedy = Magpie
    .character = Grabs what glitters right now and never asks what comes next.
bot-1 = Sparrow
    .character = Cheeky and quick. Thinks its own turn through and no further.
bot-2 = Swallow
    .character = Light on the wing. Expects your most likely answer and overlooks the others.
bot-3 = Starling
    .character = Attentive. Watches everybody’s next move.
bot-4 = Crow
    .character = Patient and clever. Lays little traps several turns ahead.
bot-5 = Jackdaw
    .character = Sociable and sharp. Misses little of what the next few turns hold.
bot-6 = Heron
    .character = Stands quite still, overlooks nothing, and then strikes.
bot-7 = Falcon
    .character = Spots a plan from high above and sticks to it for many turns.
bot-8 = Owl
    .character = Says nothing, sees nearly everything, and looks as far as time allows.

## What the bots refuse

bot-unknown = There is no bot called “{ $name }”. The bots are { $allowed_list }.
bot-bad-budget = A bot needs time to think. Give it a positive number of seconds or simulations, not { $given_list }.
bot-no-budget = A bot needs time to think. Give it a number of seconds or simulations.
bot-game-over = The game is over, and there is nothing left to decide in { $position }.

bot-bad-command = There is no program to run in “{ $name }”. Write “cmd:” and a command, such as cmd:./mybot.

## While they think

bot-busy = Every bot is busy just now. Please try again in a moment.

bot-thinking = Thinking …

## Who the bots are

bot-introduction = { $name } ({ $bot }): { $character } { $rating }
bot-rating = Strength { $rating } (between { $low } and { $high }, measured with { $players } players).
bot-unrated = Strength not measured yet.
