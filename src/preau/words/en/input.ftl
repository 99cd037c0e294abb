### What cannot be read or found: games, options, positions, records, rules.

## Games and options

input-unknown-game = There is no game “{ $name }” here. The games are { $allowed_list }.
input-unknown-game-guess = There is no game “{ $name }” here. Did you mean { $guess }?
input-missing-game = Which game? Choose { $allowed_choice }.
input-broken-game = The game “{ $name }” is installed here, but could not be loaded.
input-other-rules = This table began under version { $wanted } of the rules of “{ $name }”, but only version { $is } is known here. A table is always played by the rules it began with, so this one has to wait until they are back.
input-option-name = There is no option “{ $name }”. The options are { $allowed_list }.
input-option-value = The option { $name } cannot be “{ $value }”. It can be { $allowed_choice }.
input-option-range = The option { $name } cannot be “{ $value }”. It has to be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
input-option-shape = “{ $text }” does not set an option. Write NAME=VALUE.
input-option-twice = The option { $name } is given twice.
input-option-no-seed = { $name }={ $value } is chosen at random, so add seed=NUMBER.
input-option-seed = The seed “{ $value }” is not a whole number of at most 18 digits.
input-option-idle-seed = The seed { $value } is not needed, because nothing here is chosen at random.

## Positions

input-json = This is not readable JSON: { $why }.
input-json-twice = The key “{ $name }” is there twice.
input-position-shape = A position is a JSON object.
input-position-game = The key “game” is missing or is not text.

## Records

input-record-line = Line { NUMBER($line, useGrouping: 0) }: { $why }
input-record-first-line = The first line should be “{ $wanted }”.
input-record-not-canonical = It should read exactly “{ $wanted }”.
input-record-unknown-header = There is no header “{ $name }”.
input-record-twice = The header “{ $name }” is there twice.
input-record-no-header = The header “{ $name }” is missing.
input-record-odd-line = “{ $text }” is neither a header nor a numbered turn.
input-record-other-rules = The record goes by version { $is } of the rules, but version { $wanted } is played here.
input-record-other-options = The options of the position are not those in the header.
input-record-turn = The turn is numbered { $is }, but this is turn { $wanted }.
input-record-move = The move { $move } cannot be played ({ $rule }). { $why }
input-record-no-seat = There is no seat { $seat } in a game for { $players }.
input-record-date = “{ $text }” is not a date such as 2026-05-31.
input-record-ended = “{ $text }” does not say how a table ended, such as “resigned, won by 1”.
input-record-result = The result is given as “{ $is }”, but it is “{ $wanted }”.
input-record-no-checksum = The checksum is missing.
input-record-checksum = The checksum does not match, so the record was changed after it was written.

## Rules

input-unknown-rule = There is no rule { $number }.
input-unknown-rule-guess = There is no rule { $number }. Did you mean { $guess }?

## Layers

input-unknown-layer = The picture has no layer “{ $name }”. Try { $allowed_choice }.
