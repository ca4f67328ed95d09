### The words of the command line. This file is read by itself, so it uses no message of another one.

## terramara

cli-help = A Bronze Age board game. Play it, simulate it, look things up.
cli-help-end = Every command has its own --help. Terramara speaks the language of your terminal, or the one in TERRAMARA_LANGUAGE.
cli-opt-version = Show the version and which engine is running.
cli-opt-lang = Speak this language.
cli-version-text = terramara { $version }, rules { $rules }, engine { $engine }, Python { $python }
cli-engine = { $kind ->
        [compiled] compiled
       *[interpreted] interpreted: { $why }
    }
cli-see-help = See `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } isn't a whole number from 0 to 2^64 - 1

## What Click, the library behind the commands, says itself

cli-click-usage = Usage:
cli-click-options = Options
cli-click-commands = Commands
cli-click-help = Show this message and exit.
cli-click-default = default: { $default }
cli-click-required = required
cli-click-no-option = No such option { $name }.
cli-click-no-command = No such command { $name }.
cli-click-mean = Did you mean { $possibility }?
cli-click-mean-one = (Did you mean one of: { $possibilities }?)
cli-click-missing-argument = Missing argument
cli-click-missing-option = Missing option
cli-click-missing-command = Missing command.
cli-click-bad = Invalid value: { $message }
cli-click-bad-for = Invalid value for { $param_hint }: { $message }
cli-click-out-of-range = { $value } isn't in the range { $range }.
cli-click-no-number = { $value } isn't a valid number.
cli-click-not-the-choice = { $value } isn't { $choice }.
cli-click-not-among = { $value } isn't one of { $choices }.
cli-click-choose = Choose from: { $choices }
cli-click-needs-value = Option { $name } requires an argument.
cli-click-no-value = Option { $name } doesn't take a value.
cli-click-extra = Unexpected: { $args }
cli-click-file = file
cli-click-directory = directory
cli-click-path = path
# $name (String) file or directory
cli-click-not-there = { $name } { $filename } doesn't exist.
cli-click-is-file = { $name } { $filename } is a file.
cli-click-is-directory = { $name } { $filename } is a directory.
cli-click-not-readable = { $name } { $filename } isn't readable.
cli-click-not-writable = { $name } { $filename } isn't writable.

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

    The report covers the length of games, the scores, and who wins. The same seed gives the same games on any number of processes. Ctrl-C stops and reports the games played so far.
cli-simulate-end = Example: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Players at a table: 2, 3 or 4. Several take turns: 2,3,4.
cli-opt-games = Number of games.
cli-opt-bots = One bot for all seats, or one for each: greedy,random. Your own: module:maker.
cli-opt-first = First games: no characters, no starting cards.
cli-opt-full = Full games (the default).
cli-opt-mixed = First and full games in turn.
cli-opt-seed = Random seed.
cli-opt-set = Use the set in this folder.
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

## terramara arena

cli-arena-help = Let bots play a tournament and rate them.

    Name two bots or more. They meet in every combination, and each seed is played from every seat. If there are fewer bots than seats, several seats get the same bot. Ctrl-C stops after the game being played.
cli-arena-end = Example: terramara arena beginner greedy adept --players 2,4 --games 600 --out ladder
cli-arena-title = Tournament
cli-arena-standings = Standings
cli-arena-ratings = Ratings
cli-arena-before = How often the bot on the left finishes ahead of the bot above
cli-arena-note = Ratings average 1500. 400 points more means ten times as likely to finish ahead. Ranges are 95% intervals. The margin is in points, against the average of the others at the table.
cli-opt-arena-games = Number of games. The last seed is always played from every seat.
cli-opt-out = Keep games, results and a report in this folder, and continue from it if it exists.
cli-opt-on = Where to run: on processes of this machine, or on Ray.
cli-plan-too-few-bots = a tournament needs at least two different bots
cli-plan-bot-twice = { $bot } is named twice; name each bot once
cli-out-not-ours = { $file } doesn't hold games of this kind; choose another folder
cli-out-other-plan = { $file } holds other games (other bots, players, games, seed, set or rules); choose another folder
cli-out-written = Written to { $folder }: { $files }
cli-process-lost = something stopped one of the processes; { $games ->
        [one] 1 game is
       *[other] { $games } games are
    } done, and with --out the same command continues from there
cli-no-ray = Ray isn't installed; install it with: pip install "terramara[cluster]"
cli-stopped = Stopped early: { $games } of { $planned } games.
cli-stopped-kept = Stopped early: { $games } of { $planned } games. Run the same command again to continue.
cli-col-rating = Rating
cli-col-margin = Margin

## terramara balance

cli-balance-help = Find out how fair a set is.

    Copies of one bot play many full games. The report shows who wins by seat, turn order, character and starting card, which artefacts are crafted and how their makers do, where members go in each round, and where points come from. Ctrl-C stops after the game being played.
cli-balance-end = Example: terramara balance --bot master --players 2,3,4 --games 900 --out balance
cli-opt-balance-bot = The bot in every seat.
cli-opt-setup = Characters and starting cards as the bots draft them, at random, or both in turn.
cli-setup-drafted = drafted
cli-setup-random = at random
cli-balance-title = How fair is the set?
cli-balance-about = { $players } players, { $games } { $games ->
        [one] game
       *[other] games
    }: { $score } points each, { $decisions } decisions a game
cli-balance-order = Wins by turn order in round 1
cli-balance-character = Wins by character
cli-balance-card = Wins by starting card
cli-balance-artefacts = Artefacts of level { $level }: how often someone crafts them in the games where someone could
cli-balance-spaces = Members sent, per game and round
cli-balance-round = Round { $round }
cli-balance-row = territory, row { $row }
cli-balance-strategies = What winners end with
cli-strategy-culture = culture
cli-strategy-workers = workers
cli-balance-players = Players
cli-balance-winners = Winners
cli-balance-everyone = Everyone
cli-balance-of-winners = Of the winners' points: { $shares }
cli-balance-off-order = Turn order, { $setup ->
        [drafted] drafted
       *[random] at random
    }: off at { $places } (aim: within 4 points of an equal share)
cli-balance-off-piece = { $kind ->
        [character] Characters
       *[card] Starting cards
    } dealt at random, off: { $pieces } (aim: within 7 points of an equal share)
cli-balance-off-artefact = Crafted too { $side ->
        [rarely] rarely
       *[often] often
    }: { $pieces } (aim: in 5 to 80% of the games where someone could)
cli-balance-off-source = Winners get only { $share } of their points from { $source ->
        [artefacts] artefacts
        [outposts] outposts and the road
        [strength] strength
       *[play] play
    } (aim: at least 8%)
cli-balance-note = Ranges are 95% intervals. The margin is in points, against the average of the table. Someone could craft an artefact if it was available and payable when they were asked to craft.
cli-col-level = Level
cli-col-offered = Offered
cli-col-possible = Possible
cli-col-made = Crafted
cli-col-made-players = By those who could

## The table in the terminal

cli-letter-0 = R
cli-letter-1 = B
cli-letter-2 = Y
cli-letter-3 = G
cli-mark-warrior = W
cli-mark-neutral = n
cli-mark-reserve = R
cli-mark-explorer = E
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
cli-marks = { cli-mark-reserve } reserving, { cli-mark-explorer } explorer, ◆ bonus tile, -1 crafting your reserved artefact costs 1 less
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
cli-legend = r explorer, R chief, { cli-mark-warrior } warrior, { cli-mark-neutral }1 neutral; RA RB caravans; p plains, q quarry, f forest, m mountain
cli-row-title-artefacts = The row of artefacts ({ $deck } in the deck)

## terramara show

cli-show-help = Draw the game in FILE.

    FILE is a record, drawn at its end, or a position (JSON).
cli-opt-show-seat = See it from this seat (0 is the first).
cli-asked = { $name }: { $question }
cli-no-seat = there's no seat { $seat }; seats are 0 to { $most }

## terramara train

cli-train-help = Train bots by letting them play against themselves.

    FOLDER keeps the games, the weights and a picture of the progress (curves.svg). Stop whenever you like: the same command continues where it stopped. Ctrl-C keeps everything that's finished.
cli-train-end = Example: terramara train my-bots --from shipped --iterations 20
cli-opt-iterations = How many times to play and learn. Default: 6. You can raise it later.
cli-opt-train-games = Games to play in each iteration. Default: 2000.
cli-opt-train-players = Players at a table. Default: 2,3,4, most games with 4.
cli-opt-from = Start from these weights, or from those that come with the game (shipped). Default: start from nothing.
cli-train-numpy = training needs NumPy: pip install numpy
cli-train-lost = something stopped one of the processes. Everything that's finished is in { $folder }; the same command continues
cli-train-not-ours = { $folder } holds a run.json that `terramara train` didn't write; choose another folder
cli-train-not-empty = { $folder } isn't empty and holds no training; choose another folder
cli-train-begun = { $folder } was started with a different { $option }; leave { $option } out, or choose another folder
cli-train-weights = can't use the weights in { $file }: { $why }
cli-train-continues = Continuing after iteration { $done } of { $iterations }.
cli-train-stopped = Stopped. The same command continues from { $folder }.
cli-train-done = Done: { $folder } holds the weights, and curves.svg shows their progress. To play against them: TERRAMARA_WEIGHTS={ $folder } terramara play --bots adept
cli-train-all = Training
cli-train-step = { $step ->
        [play] Playing
        [read] Reading games
        [measure] Measuring
       *[other] Learning
    } ({ $iteration } of { $iterations })
cli-train-iteration = Iteration { $iteration } of { $iterations }: { $games } games, mean score { $score }. Against the first bots it wins { $wins }% ({ $low } to { $high }) and leads by { $lead } VP.
cli-train-iteration-plain = Iteration { $iteration } of { $iterations }: { $games } games, mean score { $score }.
cli-curve-title = Training progress
cli-curve-below = Iterations
cli-curve-wins = Wins against the bots it started from
cli-curve-score = Mean score
cli-curve-told = How much of the final scores it predicts
cli-curve-network = network
cli-curve-linear = linear

## terramara analyse

cli-analyse-help = Judge a position, or every decision of a game.

    FILE is a record or a position (JSON). You see each player's chance to win and expected score, the best turns and what they lead to, and for a record the decisions that gave away most. It's a strong bot's estimate, based only on what the players could see. Ctrl-C stops and shows what's done so far.
cli-analyse-end = Example: terramara analyse game.record --picture game.svg
cli-opt-analyse-to = Look only at the position after N actions.
cli-opt-analyse-turns = Show this many of the best turns.
cli-opt-analyse-games = Also play out this many games for each decision. Slower but sharper: try 100.
cli-opt-picture = Draw a picture into this file (SVG).
cli-analyse-numpy = analysing needs NumPy: pip install numpy
cli-analysing = Analysing
cli-analyse-now = Round { $round }, { $player } to decide
cli-analyse-over = The game is over
cli-analyse-turns = The best turns
cli-analyse-players = What each player gave away
cli-analyse-worst = The decisions that gave away most
cli-analyse-note = Worth is the expected score less half of the best opponent's. A decision gives away the worth it is short of the best turn, in VP.
cli-analyse-written = The picture is in { $file }.
cli-analyse-stopped = Stopped after { $done } of { $count } actions.
cli-analyse-title = How the game went
cli-analyse-below = Actions
cli-analyse-lost = VP given away so far
cli-analyse-row-now = now
cli-col-win = Chance to win
cli-col-expected = Expected score
cli-col-worth = Worth
cli-col-turn = Turn
cli-col-choices = Decisions
cli-col-lost = Given away
cli-col-lost-each = Per decision
cli-col-large = { $points } VP or more
cli-col-number = No.
cli-col-round = Round
cli-col-played = Played
cli-col-better = Better

## terramara replay

cli-replay-help = Replay the record in FILE and verify it.

    Every action must be allowed and every hash correct.
cli-verify-help = Check that the game in FILE was dealt fairly.
cli-opt-commitment = The commitment you saw before the game, to compare with.
cli-verify-played = Played as recorded: { $actions } actions, every hash correct.
cli-verify-nothing = This record has no fairness line, so the shuffle can't be checked. Its seed was chosen, or no server dealt it.
cli-verify-other = You saw the commitment { $told }, but this record has { $found }. It isn't the same deal.
cli-verify-bad-commitment = Not fair: the secret doesn't match the commitment. The server changed its secret after it had shown the hash, or the record was changed.
cli-verify-bad-seal = Not fair: a share isn't the one that was sealed before all seats were taken. Somebody chose it when the others were known, or the record was changed.
cli-verify-bad-seed = Not fair: the secret and the players' shares don't give this seed. Somebody changed the seed or a share.
cli-verify-commitment = The server fixed its secret before the first card: commitment { $commitment }.
cli-verify-seat = seat { $seat }
cli-verify-share = { $name } added { $share }.
cli-verify-unopened = { $name } was away when the cards were dealt, and added nothing.
cli-verify-neutrals = { $by ->
    [deal] The deal placed the neutral explorers, too.
   *[players] The players placed the neutral explorers.
}
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
cli-replay-right = The record is correct: { $actions } actions, { $players } players, set { $set } { $version }. The hash here is { $hash }.
cli-replay-at = Shown after action { $at }.
cli-step-prompt = Enter: next, q: stop{ " " }

## terramara play

cli-play-help = Play against bots in the terminal.

    Give FILE to continue a game you saved with `save FILE`.
cli-opt-play-players = Players, you included.
cli-opt-play-bots = One bot for everyone else, or one for each: adept,greedy. Default: beginner in a first game, greedy otherwise.
cli-opt-play-first = Play a first game, without characters and starting cards, or a full one (the default).
cli-opt-play-neutrals = With two and three players, let chance place the neutral explorers (the default in a first game), or choose their places.
cli-opt-seat = Your seat, starting at 0.
cli-opt-play-seed = Random seed. Default: a new game each time.
cli-play-bots = { $given } bots don't fit { $wanted ->
        [one] 1 other seat
       *[other] { $wanted } other seats
    }: name one for all, or one for each
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
