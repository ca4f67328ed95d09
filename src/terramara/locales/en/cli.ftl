### The words of the command line. This file is read by itself, so it uses no message of another one.

## terramara

cli-help = A Bronze Age board game. Play it, simulate it, look things up.
cli-help-end = Every command has its own --help. Terramara speaks the language of your terminal, or of TERRAMARA_LANGUAGE.
cli-opt-version = Show the version and which engine is running.
cli-version-text = terramara { $version }, rules { $rules }, engine { $engine }, Python { $python }
cli-see-help = See `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } is not a whole number from 0 to 2^64 - 1

## Files

cli-not-text = { $file } isn't a text file. Give a record or a position (JSON).
cli-bad-record = { $file } can't be replayed: { $why }
cli-bad-json = { $file }, line { $line }: not valid JSON ({ $why })
cli-bad-position = { $file } isn't a position you can play from: { $why }
cli-no-folder = there's no folder { $folder }
cli-set-refused = the set { $path } has { $count ->
        [one] a problem
       *[other] { $count } problems
    }, first: { $first } (see `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Complete terramara's commands in your shell.

    Prints a script for your shell to read:

    { "\u0008" }
    bash: eval "$(terramara completion bash)" in ~/.bashrc;
    zsh: eval "$(terramara completion zsh)" in ~/.zshrc;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Check a set and list everything that's wrong with it.

    PATH is the folder of the set, or the id of one that comes with the game.
cli-opt-schema = Print the JSON Schema of FILE (artefacts.toml, say) and check nothing.
cli-set-or-schema = give the PATH of a set, or --schema FILE
cli-set-wrong = You can't play with { $path }: { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
cli-set-right = { $name } ({ $id } { $version }, hash { $hash }) is fine: { $artefacts } artefacts, { $tiles } tiles, { $bonuses } bonus tiles, { $cards } starting cards, { $characters } characters.

## terramara rules

cli-rules-help = Look up a rule.

    { "\u0008" }
    terramara rules                  the sections
    terramara rules TRN              a section
    terramara rules TRN-7            a rule
    terramara rules join strength    all rules that have these words
cli-rules-more = A section: terramara rules TRN. A rule: terramara rules TRN-7. Search: terramara rules join strength.
cli-rules-docs = More: { $page }
cli-rules-no-id = there's no rule { $wanted }; `terramara rules` lists the sections
cli-rules-no-words = no rule contains “{ $wanted }”; try fewer words, or `terramara rules` for the sections

## terramara simulate

cli-simulate-help = Let bots play many games and report on them.

    The report tells how long games are, the scores, and who wins. The same seed gives the same games on any number of processes. Ctrl-C stops, and reports what is done.
cli-simulate-end = Example: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Players at a table: 2, 3 or 4. Several take turns: 2,3,4.
cli-opt-games = Number of games.
cli-opt-bots = One bot for all seats, or one for each: greedy,random. Your own: module:maker.
cli-opt-first = First games: no characters, no starting cards.
cli-opt-full = Full games (the default).
cli-opt-mixed = First and full games in turn.
cli-opt-seed = Random seed.
cli-opt-set = Play with the set in this folder.
cli-opt-coverage = List what came up in these games, how often, and what never did.
cli-opt-jobs = Processes to use. Default: all cores.
cli-opt-keep = Save the result in this file, and continue from it if it exists.
cli-opt-json = Print the report as JSON.
cli-bad-players = { $given } isn't 2, 3 or 4, or a list of them like 2,4
cli-plan-bots = { $bots } bots don't fit tables of { $players }: name one for all seats, or one for each
cli-plan-no-such-bot = there's no bot “{ $bot }”; choose from { $known }, or your own as module:maker
cli-plan-bot-not-found = can't make the bot { $bot }: { $why }
cli-keep-not-ours = { $file } isn't a report of `terramara simulate --keep`
cli-keep-other-plan = { $file } holds another simulation (other games, players, bots, seed or set); choose another file
cli-playing = Playing
cli-crew-lost = something stopped one of the simulation's processes; the report covers the games played until then

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
cli-coverage-all = Everything that can come up at these tables did.
cli-coverage-never = Never came up:
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
cli-done = { $what } — done this round
cli-single = { $gives } (one member only)
cli-road-top = Road: start
cli-road-end = End
cli-left-column = Plains and quarries
cli-right-column = Forests and mountains
cli-outpost = outpost: { $asks }
cli-row-title = row { $row } · round { $round }
cli-strength = Strength
cli-river = River
cli-marks = R reserving, E explorer, ◆ bonus tile, -1 crafting your reserved artefact costs 1 less
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
cli-title-over = Game over · won by { $winners }
cli-legend = r explorer, R chief, W warrior, n1 neutral; RA RB caravans; p plains, q quarry, f forest, m mountain
cli-row-title-artefacts = The row of artefacts ({ $deck } in the deck)

## terramara show

cli-show-help = Draw the game in FILE.

    FILE is a record, drawn at its end, or a position (JSON).
cli-opt-show-seat = See it from this seat (0 is the first).
cli-no-seat = there's no seat { $seat }; seats are 0 to { $most }

## terramara replay

cli-replay-help = Replay the record in FILE and verify it.

    Every action must be allowed, and every hash on the way right.
cli-verify-help = Check that the game in FILE was dealt fairly.
cli-opt-commitment = The commitment you saw before the game, to compare with.
cli-verify-played = Played as recorded: { $actions } actions, every hash right.
cli-verify-nothing = This record has no fairness line, so the shuffle can't be checked. Its seed was chosen, or it was not dealt by a server.
cli-verify-other = You saw the commitment { $told }, but this record has { $found }. It isn't the same deal.
cli-verify-bad-commitment = Not fair: the secret doesn't match the commitment. The server changed its secret after it had shown the hash, or the record was changed.
cli-verify-bad-seed = Not fair: the secret and the players' shares don't give this seed. Somebody changed the seed or a share.
cli-verify-commitment = The server fixed its secret before the first card: commitment { $commitment }.
cli-verify-seat = seat { $seat }
cli-verify-share = { $name } added { $share }.
cli-verify-fair = { $shares ->
    [one] Fair: the deal follows from the secret and one player's share, so nobody could choose it.
   *[other] Fair: the deal follows from the secret and { $shares } players' shares, so nobody could choose it.
}
cli-verify-alone = The deal follows from the server's secret, which was fixed beforehand. No player added a share.
cli-opt-to = Stop after N actions.
cli-opt-show = Draw the table at that point.
cli-opt-step = Go through the actions one by one, with what each did.
cli-replay-too-far = action { $to } is past the end: the record has { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
cli-replay-right = The record is right: { $actions } actions, { $players } players, set { $set } { $version }. The hash here is { $hash }.
cli-replay-at = Shown after action { $at }.
cli-step-prompt = Enter: next, q: stop{ " " }

## terramara play

cli-play-help = Play against bots in the terminal.

    With FILE the game goes on that was saved there with `save FILE`.
cli-opt-play-players = Players, you included.
cli-opt-play-bots = One bot for everyone else, or one for each: adept,greedy. Default: beginner in a first game, greedy otherwise.
cli-opt-play-first = Play a first game, without characters and starting cards, or a full one (the default).
cli-opt-seat = Your seat, starting at 0.
cli-opt-play-seed = Random seed. Default: a new game each time.
cli-play-bots = { $given } bots for { $wanted } other seats: name one for all, or one for each
cli-welcome = You're { $name }, playing against { $others }. Type a number, an action, or `help`.
cli-both-sides = Young: { $young } Adult: { $adult }
cli-bot-cheats = the bot { $bot } chose { $action }, which isn't allowed: { cli-bot-stuck }
cli-bot-failed = the bot { $bot } failed ({ $why }): { cli-bot-stuck }
cli-bot-stuck = `save FILE` keeps the game, and `terramara play FILE --bots greedy` continues it
cli-over = The game is over. `save FILE` keeps it, `log` shows it, `quit` leaves.
cli-no-number = { $most ->
        [0] There's nothing to choose right now.
       *[other] Choose a number from 1 to { $most }.
    }
cli-unknown = “{ $typed }” isn't an action or a command. Type a number or an action from the list, or `help`.
cli-allowed = Yes, you can: { $action }
cli-refused = { $action }: { $why } (`rules { $rule }`)
cli-why-what = Why what? Try: why explorer 2L1
cli-undone = Undone: { $action }
cli-cannot-undo = You can't undo: something was revealed since, or someone else has moved.
cli-cannot-redo = Nothing to redo.
cli-save-where = Where to? save FILE
cli-save-other = { $file } is something else, so it stays as it is. Choose another name.
cli-saved = Saved to { $file }. Continue with `terramara play { $file }`.
cli-quit-unsaved = This game isn't saved. `save FILE` to keep it, or `quit` again to leave.
cli-left-unsaved = The game wasn't saved.
cli-play-commands =
    Type a number or an action from the list (short forms work: e 2l1), or:
    { "  " }board         show the whole table
    { "  " }row           show the artefacts to craft
    { "  " }players       show what everyone has, and what it does
    { "  " }score         show the points if the game ended now
    { "  " }log           show what happened lately
    { "  " }why ACTION    explain why you can't do it now
    { "  " }undo, redo    undo your last action, or redo it
    { "  " }rules WORDS   look up a rule: rules TRN-7, rules raid
    { "  " }save FILE     save the game
    { "  " }quit          leave
