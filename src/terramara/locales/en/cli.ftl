### The words of the command line. This file is read by itself, so it uses no message of another one.

## terramara

cli-help = A Bronze Age board game: play it, simulate it, look things up.
cli-help-end = Each command has its own --help. The language is that of your terminal, or of TERRAMARA_LANGUAGE.
cli-opt-version = Say which version this is, and which engine runs.
cli-version-text = terramara { $version }, rules { $rules }, engine { $engine }, Python { $python }
cli-see-help = See `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } is not a whole number from 0 to 2^64 - 1

## Files

cli-not-text = { $file } is not a text file; a record or a position (JSON) is wanted
cli-bad-record = { $file } cannot be replayed: { $why }
cli-bad-json = { $file }, line { $line }: not JSON ({ $why })
cli-bad-position = { $file } is not a position that can be played: { $why }
cli-no-folder = there is no folder { $folder }
cli-set-refused = the set { $path } has { $count ->
        [one] a problem
       *[other] { $count } problems
    }, first: { $first } (see `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Make your shell complete terramara's commands.

    Prints a script for your shell to read:

    { "\u0008" }
    bash: eval "$(terramara completion bash)" in ~/.bashrc;
    zsh: eval "$(terramara completion zsh)" in ~/.zshrc;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Check a set, and say all that is wrong with it.

    PATH is the folder of the set, or the id of one that comes with the game.
cli-opt-schema = Print the JSON Schema of FILE, as in artefacts.toml, and check nothing.
cli-set-or-schema = give the PATH of a set, or --schema FILE
cli-set-wrong = { $path } cannot be played with: { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
cli-set-right = { $name } ({ $id } { $version }, hash { $hash }) is in order: { $artefacts } artefacts, { $tiles } tiles, { $bonuses } bonus tiles, { $cards } starting cards, { $characters } characters.

## terramara rules

cli-rules-help = Look up a rule.

    { "\u0008" }
    terramara rules                  the sections
    terramara rules TRN              a section
    terramara rules TRN-7            a rule
    terramara rules join strength    all rules that have these words
cli-rules-more = A section: terramara rules TRN. A rule: terramara rules TRN-7. Search: terramara rules join strength.
cli-rules-docs = More: { $page }
cli-rules-no-id = there is no rule { $wanted }; `terramara rules` lists the sections
cli-rules-no-words = no rule has the words “{ $wanted }”; try fewer, or `terramara rules` for the sections

## terramara simulate

cli-simulate-help = Let bots play many games, and report on them.

    The report tells how long games are, the scores, and who wins. The same seed gives the same games on any number of processes. Ctrl-C stops, and reports what is done.
cli-simulate-end = Example: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Players at a table: 2, 3 or 4, or several of them in turn, as in 2,3,4.
cli-opt-games = How many games.
cli-opt-bots = One bot for all seats, or one for each, as in greedy,random. One of your own: module:maker.
cli-opt-first = First games: no characters, no starting cards.
cli-opt-full = Full games (this is the default).
cli-opt-mixed = First and full games in turn.
cli-opt-seed = What the games follow from.
cli-opt-set = Play with the set in this folder.
cli-opt-coverage = Tell what of the game came up, how often, and what never did.
cli-opt-jobs = Processes to play on; all cores by default.
cli-opt-keep = Keep the result in this file, and go on from it if it is there.
cli-opt-json = The report as JSON.
cli-bad-players = { $given } is not 2, 3 or 4, nor a list of them like 2,4
cli-plan-bots = { $bots } bots do not fit tables of { $players }: name one for all seats, or one for each
cli-plan-no-such-bot = there is no bot “{ $bot }”; there are { $known }, and your own as module:maker
cli-plan-bot-not-found = the bot { $bot } cannot be made: { $why }
cli-keep-not-ours = { $file } is not a report of `terramara simulate --keep`
cli-keep-other-plan = { $file } holds another simulation (other games, players, bots, seed or set); choose another file
cli-playing = Playing
cli-crew-lost = a process of the simulation was ended from outside; the report holds what was done until then

cli-report-head = { $games } { $games ->
        [one] game
       *[other] games
    } of { $players } players, { $kind ->
        [first] first games
        [full] full games
       *[mixed] first and full games in turn
    }; bots: { $bots }; seed { $seed }; set { $set }
cli-report-partial = Stopped early: { $games } of { $planned } games.
cli-report-tables = Games
cli-report-seats = By seat
cli-report-kinds = Decisions per game, by kind
cli-report-sources = Points of a player, by source
cli-report-faults = { $count ->
        [one] One game failed:
       *[other] { $count } games failed:
    }
cli-report-fault = { "  " }game { $game }, seed { $seed }: { $error }
cli-report-speed = { $seconds } s on { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }: { $games } games/s, { $decisions } decisions/s; engine { $engine }
cli-table-name = { $players }p { $mode ->
        [first] first
       *[full] full
    }
cli-col-table = Table
cli-col-games = Games
cli-col-length = Decisions
cli-col-range = Range
cli-col-score = Score
cli-col-shared = Shared
cli-col-seat = Seat
cli-col-bot = Bot
cli-col-median = Median
cli-col-wins = Wins
cli-col-wins-by-order = By turn order
cli-by-order = { $place }: { $share }
cli-col-space = Space
cli-col-players = { $players }p
cli-col-seen = Seen
cli-col-of = Of
cli-col-rarest = Rarest
cli-coverage-head = Coverage of the game
cli-coverage-all = Everything that can come up at these tables was seen.
cli-coverage-never = Never seen:
cli-topic-decision = Decisions asked
cli-topic-space = Action spaces used
cli-topic-tile-space = Spaces of tiles used
cli-topic-crossroads-space = Crossroads spaces used
cli-topic-outpost = Outposts flagged
cli-topic-road = Road places reached
cli-topic-crafted = Artefacts crafted
cli-topic-crafted-reserved = Artefacts crafted from reserve
cli-topic-reserved = Artefacts reserved
cli-topic-used = Artefacts used
cli-topic-bonus = Bonus tiles used
cli-topic-character = Characters, by side
cli-topic-card = Starting cards taken
cli-topic-action = Actions done
cli-topic-refusal = Refusals met

## The table in the terminal

cli-letter-0 = R
cli-letter-1 = B
cli-letter-2 = Y
cli-letter-3 = G
cli-fire = fire
cli-terrain-plains = p
cli-terrain-quarry = q
cli-terrain-forest = f
cli-terrain-mountain = m
cli-hire-left = { $what } ({ $count } left)
cli-done = { $what } — done in this round
cli-single = { $gives } (one member only)
cli-road-top = Road: top
cli-road-end = End
cli-left-column = Plains and quarries
cli-right-column = Forests and mountains
cli-outpost = outpost: { $asks }
cli-row-title = row { $row } · round { $round }
cli-strength = Strength
cli-river = River
cli-marks = R reserving, E explorer, ◆ bonus tile, -1 crafting what is reserved costs 1 less
cli-river-bonuses = Bonus tiles
cli-you = you
cli-points = { $vp } VP ({ $now } now)
cli-power = { $strength }, level { $level }
cli-explorers = { $count ->
        [one] 1 explorer
       *[other] { $count } explorers
    }
cli-chief = chief
cli-warriors = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
cli-nobody = nobody
cli-character = { $name }, { $side ->
        [young] young
       *[adult] adult
    }
cli-has-points = points
cli-has-strength = strength
cli-has-culture = culture
cli-has-hand = in hand
cli-has-hut = in the hut
cli-has-workers = workers
cli-has-raw = raw
cli-has-refined = refined
cli-has-artefacts = artefacts
cli-has-reserved = reserved
cli-has-character = character
cli-has-bonuses = bonus tiles
cli-has-ends = road’s end
cli-vp = { $vp } VP
cli-total = total
cli-title = Round { $round } of { $rounds } · first player { $first } · { $name } decides
cli-title-setup = Setting up
cli-title-over = The game is over · won by { $winners }
cli-legend = r explorer, R chief, W warrior, n1 neutral; RA RB caravans; p plains, q quarry, f forest, m mountain
cli-row-title-artefacts = The row of artefacts ({ $deck } in the deck)

## terramara show

cli-show-help = Draw the game in FILE.

    FILE is a record, drawn at its end, or a position (JSON).
cli-opt-show-seat = Look from this seat (from 0).
cli-no-seat = there is no seat { $seat }; seats are 0 to { $most }

## terramara replay

cli-replay-help = Replay the record in FILE, and verify it.

    Every action must be allowed, and every hash on the way right.
cli-opt-to = Stop after N actions.
cli-opt-show = Draw the table as it then is.
cli-opt-step = Tell every action and what came of it, one by one.
cli-replay-too-far = action { $to } is past the end: the record has { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
cli-replay-right = The record is right: { $actions } actions, { $players } players, set { $set } { $version }; hash here { $hash }.
cli-replay-at = Shown after action { $at }.
cli-step-prompt = Enter: on, q: stop{ " " }

## terramara play

cli-play-help = Play against bots in the terminal.

    With FILE the game goes on that was saved there with `save FILE`.
cli-opt-play-players = Players, you included.
cli-opt-play-bots = One bot for all others, or one for each of them, as in greedy,random.
cli-opt-play-first = A first game without characters and starting cards, or a full one (the default).
cli-opt-seat = Your seat, from 0.
cli-opt-play-seed = What the game follows from; by default every game is another one.
cli-play-bots = { $given } bots for { $wanted } other seats: name one for all, or one for each
cli-welcome = You are { $name }; you play against { $others }. Type a number, an action, or `help`.
cli-both-sides = Young: { $young } Adult: { $adult }
cli-bot-cheats = the bot { $bot } chose { $action }, which is not allowed: { cli-bot-stuck }
cli-bot-failed = the bot { $bot } failed ({ $why }): { cli-bot-stuck }
cli-bot-stuck = `save FILE` keeps the game, to go on with `terramara play FILE --bots greedy`
cli-over = The game is over. `save FILE` keeps it, `log` tells it, `quit` leaves.
cli-no-number = { $most ->
        [0] There is nothing to choose now.
       *[other] Choose a number from 1 to { $most }.
    }
cli-unknown = “{ $typed }” is no action and no command. Type a number or an action from the list, or `help`.
cli-allowed = { $action } is allowed now.
cli-refused = { $action }: { $why } (`rules { $rule }`)
cli-why-what = Why what? For instance: why explorer 2L1
cli-undone = Taken back: { $action }
cli-cannot-undo = Nothing can be taken back: something came to light since, or somebody else has decided.
cli-cannot-redo = There is nothing to do again.
cli-save-where = Say where to: save FILE
cli-save-other = { $file } is something else, and stays as it is. Choose another name.
cli-saved = Saved to { $file }; go on with `terramara play { $file }`.
cli-quit-unsaved = This game is not saved: `save FILE`, or `quit` again to leave it.
cli-left-unsaved = The game was not saved.
cli-play-commands =
    A number, or an action as listed (short forms do: e 2l1), and besides:
    { "  " }board         the whole table
    { "  " }row           the artefacts to craft
    { "  " }players       what everybody has, and what it does
    { "  " }score         points if the game ended now
    { "  " }log           what happened lately
    { "  " }why ACTION    why it cannot be done now
    { "  " }undo, redo    take your last action back, do it again
    { "  " }rules WORDS   look up a rule: rules TRN-7, rules raid
    { "  " }save FILE     keep the game
    { "  " }quit          leave
