### The words of the browser game: pages, the board and its signs, questions, answers, the log.

## The page
web-name = Terramara
web-tagline = Lead a village of the Bronze Age. Send your people out, craft what they dream of, and be remembered. Five rounds, two to four players.
web-skip = Skip to the game
web-loading = Setting the table…
web-title = { $name }
web-title-mine = Your turn · { $name }
web-title-over = Final scores · { $name }
web-your-turn = Your turn
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-menu = Menu
web-settings = Settings
web-share = Links and record
web-rules = Rules
web-rules-search = Search: a word, or TRN-7
web-rules-none = No rule mentions this. Try another word.
web-back-to-start = Back to the start page
web-no-table = We can't open this table
web-lost-sending = Connection lost. We'll send your move as soon as it's back.
web-lost = Connection lost. Trying again…
web-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-version = Version { $version }
web-theme = Theme
web-theme-auto = Match device
web-theme-light = Light
web-theme-dark = Dark
web-language = Language
web-setting-motion = Move pieces across the board
web-setting-sound = Play a soft tone when it's my turn
web-setting-sounds = Play sounds when something happens
web-setting-ambience = Play the river and the birds in the background
web-setting-volume = Volume
web-setting-zoom = Size of the board
web-setting-turned = Flip the valley: row 1 at the top, as on the printed board
web-setting-handover = Sharing one screen: ask before it changes hands
web-setting-ask = Confirm moves that can't be undone
web-setting-notify = Notify me when it's my turn and the page is hidden
web-keys = Tab moves through your choices and arrows walk the board. Keys 1 to 9 press the numbered buttons. L lists every choice, H opens the rules on what you point at, I explains the icons, U undoes, R redoes, G lets waiting bots go on, S skips the animation.

## The start page
web-play-bots = Play against bots
web-players-count = Players
web-players-n = { $count } players
web-game-kind = First or full game
web-first-game = First game
web-full-game = Full game
web-first-game-tip = First game: no characters, and everyone starts the same
web-my-games = My games
web-open-tables = Open tables
web-open-none = Nobody is waiting right now. Create a table and share its link.
web-how = How to play, in a minute
web-how-send = Each turn, send your chief or an explorer to a space and take what it shows. Rows further up give more, but an explorer sent ahead stays away until that round is over.
web-how-join = You can join another player's explorer: always with your chief, and with an explorer if you're stronger.
web-how-refine = Spaces give raw resources: cattle, stone, wood, ore. Once a round, your workers refine them into leather, brick, timber and metal.
web-how-craft = Pay refined resources to craft artefacts, one a turn. They're worth points, and most do something more. Culture puts more of them within reach.
web-how-win = Caravans, strength and culture bring points too. After round five, the most points win.
web-upload = Open a recorded game
web-create = New table
web-create-go = Create table
web-seat-kind = Who plays seat { $number }
web-seat-name = Name for seat { $number }
web-kind-of-seat-human = Someone online
web-kind-of-seat-local = On this screen
web-kind-of-seat-bot = Bot
web-name-local = Name
web-seat-by-invitation = open, by invitation
web-table-name = Table name
web-optional = optional
web-bot-name-beginner = Beginner
web-bot-name-greedy = Casual player
web-bot-name-apprentice = Apprentice
web-bot-name-adept = Adept
web-bot-name-warrior = Adept: warrior
web-bot-name-trader = Adept: trader
web-bot-name-crafter = Adept: crafter
web-bot-name-settler = Adept: settler
web-bot-name-master = Master
web-bot-name-champion = Champion
web-your-name = Your name
web-your-colour = Your colour
web-public = Show under open tables
web-options = Options
web-option-card4 = Use neutral card 4 as well (two and three players)
web-option-neutrals = Place the neutral explorers yourselves (two and three players)
web-option-paid = Points per resource in a cost count what you actually paid
web-option-overflow = Culture and strength past the end of the track still trigger effects
web-set = Set
web-set-name-base = Base set
web-tables-all = Show all { $count }
web-status-waiting = Waiting for players
web-status-playing = Round { $round }
web-status-over = Finished
web-seat-free = Open seat
web-guest = Guest
web-waiting = Share the invitation. When you start, bots take the seats still open.
web-waiting-watch = The game hasn't started. You'll see it here when it does.
web-start-now = Start now
web-seeded = The host chose the deal and may know which cards are coming. Sit down only if that's fine with you.
web-seeded-short = deal chosen by the host
web-fair-fair = The deal was fair: checked
web-fair-chosen = The deal was chosen, so it can't be checked
web-fair-unchecked = Check the deal: save the record and run “terramara verify”
web-fair-other-commitment = Not fair: the server showed you another commitment before the game
web-fair-share-missing = Your share isn't in the deal: the server left it out, or it never arrived
web-fair-away = The deal is as the server fixed it, but your browser was away and added nothing
web-fair-other-seals = Not fair: a player's share was swapped once yours was known
web-fair-bad-seal = Not fair: a player's share isn't the one that was sealed
web-fair-bad-commitment = Not fair: the server changed its secret
web-fair-bad-seed = Not fair: the deal doesn't follow from the secret and the shares
web-fair-how = { $shares ->
    [0] The server fixed a secret before the first card and showed its hash. No player added to it.
    [one] The server fixed a secret before the first card and showed its hash. One player's browser then added random numbers. The shuffle comes from both, so nobody could choose it.
   *[other] The server fixed a secret before the first card and showed its hash. { $shares } players' browsers then added random numbers. The shuffle comes from all of them, so nobody could choose it.
}
web-fair-unopened = { $count ->
    [one] One player's browser was away when the cards were dealt, and added nothing.
   *[other] { $count } players' browsers were away when the cards were dealt, and added nothing.
}
web-fair-commitment = Commitment:
web-fair-before = Nobody can choose the cards
web-fair-before-how = The server fixed its part of the shuffle before anybody sat down, and this hash proves it. The score sheet compares it after the game.
web-dealing = All seats are taken. The cards are being dealt.
web-error-not-host = Only the host can do that.
web-error-started = The game has already begun.
web-error-database-damaged = The server's database is damaged. You can't play right now.
web-error-database-removed = The server's database is gone. You can't play right now.
web-error-seeded = The host chose the deal. Look at the table again before you sit down.
web-error-bad-deal = That took too long. Please try again.
web-join = Sit down
web-leave = Leave the table
web-leave-sure = You give up your seat for good. A bot or anyone with the invitation can take it.
web-stay = Stay
web-seats-free = { $count ->
    [one] { $who }'s seat is empty. The game is waiting.
   *[other] The seats of { $who } are empty. The game is waiting.
}
web-seats-free-bots = { $count ->
    [one] Let a bot play on
   *[other] Let bots play on
}
web-stand-in = Stand-in bot
web-stand-in-ask = Let a bot play for me
web-stand-in-ask-tip = The seat stays yours. Come back any time and play on.
web-stand-in-own = A bot is playing for you.
web-stand-in-end = I'm back
web-stand-in-may = { $who } is away. The game is waiting.
web-stand-in-go = Let a bot play for { $who }
web-stand-in-minutes = { $who } is away. { $count ->
    [one] You can call in a bot in a minute.
   *[other] You can call in a bot in { $count } minutes.
}
web-stand-in-hours = { $who } is away. { $count ->
    [one] You can call in a bot in an hour.
   *[other] You can call in a bot in { $count } hours.
}
web-patience = If someone is away, a bot can play for them
web-patience-600 = after 10 minutes
web-patience-3600 = after an hour
web-patience-86400 = after a day
web-patience-never = never
web-link-invite = Invitation to a seat
web-link-personal = Your personal link. Keep it to yourself: it opens your seat on another device
web-link-watch = Link for spectators
web-link-moment = Link to this moment
web-record = Download the record
web-record-later = You can download the record when the game is over. Until then it would give away what's hidden.
web-links-only-here = These links only work on this computer.
web-network = Play with others in your network
web-network-serve = Stop the game on this computer and start it again like this:
web-network-address = Look up this computer's address in its network settings. It looks like 192.168.1.20.
web-network-open = Open the page here by that address, for instance:
web-network-share = Make a table there and share its invitation. Everyone must be in the same network.
web-qr = Scan this with a phone to sit down
# $name (String) of a guest
web-remove = Remove { $name }
web-try-again = Try again

## Parts of the table
web-board = Board
web-parts = Parts of the table
web-tab-board = Board
web-tab-cards = Artefacts
web-tab-cards-now = { $count ->
    [one] 1 you can choose now
   *[other] { $count } you can choose now
}
web-tab-players = Players
web-tab-log = Log
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Show this moment
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-chat-watch = Spectators can read this.
web-replay = Replay
web-replay-first = Back to the start
web-replay-back = One step back
web-replay-on = One step forward
web-replay-now = Back to the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-at = Step { $at } of { $all }
web-military = Strength
web-military-tip = The strength track. At the end the strongest players score { $places } VP.
web-power = Power level { $level }
web-home = Home spaces
web-river = River
web-river-tip = Canoes show culture. The further you paddle, the more artefacts you can reach.
web-river-cards = From here you reach { $count } artefacts
web-river-reserve = From here you can reserve an artefact
web-river-extra-explorer = Your fifth explorer joins you
web-river-discount = From here, crafting your reserved artefact costs 1 resource less
web-artefact-row = Artefacts along the river
web-artefact-far = Out of reach: you need more culture
web-deck = Left in the deck: { $one } of level 1, { $two } of level 2, { $three } of level 3
web-bonus = Bonus tile, level { $level }
web-row = Row { $row }, round { $round }
web-row-now = Round { $round }: this row is in play
web-row-future = Round { $round } is still to come: explorers can go ahead
web-row-past = Round { $round } is over: outpost and crossroads are open
web-tile-back = { $column ->
    [left] On the back: an outpost. It opens when round { $round } is over
   *[right] On the back: a crossroads space. It opens when round { $round } is over
}
web-tile-back-look = Press to take a look
web-rounds = Round track, round { $round } of 5
web-round-tip = Round { $round }: { $count ->
    [0] no workers left
    [one] 1 worker of level { $level } left
   *[other] { $count } workers of level { $level } left
}
web-round-short = Round { $round }
web-outpost = Outpost of row { $row }
web-outpost-step = { $vp } VP: { $condition }
web-outpost-flag = { $name }'s flag
web-outpost-closed = Opens when this row's round is over
web-end-free = Free places: { $places } VP
web-end-taken = { $name }: { $vp } VP
web-caravan-of = { $name }'s caravan { $which }
web-space-condition = Only if { $condition }
web-space-future = Still to come: only explorers can go, and they stay until its round is over
web-space-of = Only { $name } can go here
web-space-opens = Opens in round { $round }
web-hire-left = { $count ->
    [0] None left this round
    [one] 1 left this round
   *[other] { $count } left this round
}
web-nobody = Nobody
web-member-explorer = { $name }'s explorer
web-member-chief = { $name }'s chief
web-member-warrior = Warrior
web-member-neutral = Neutral player { $number }'s explorer
web-strength-of = { $name }: strength { $strength }
web-strength-neutral = Neutral player { $number }: strength { $strength }
web-culture-of = { $name }: culture { $culture }

## Everything a player has, laid out in words
web-tableau = What everyone has
web-tableau-tip = Characters, artefacts and tiles in words (T)
web-tableau-open = Press to see everything they have
web-tableau-cards = Artefacts and tiles
web-tableau-reserved = Reserved
web-tableau-used = Used this round
web-tableau-none = No artefacts yet.

## A player's panel
web-panel = { $name }
web-own = Your members and resources
web-bot = Bot
web-thinking = Thinking…
web-away = away
web-first-player = First player
web-total = → { $total }
web-score-tip = { $vp } VP scored so far. { $total } in all if the game ended now
web-hand = In hand: { $explorers ->
    [one] 1 explorer
   *[other] { $explorers } explorers
}{ $chief ->
    [0] {""}
   *[other] , the chief
}{ $warriors ->
    [0] {""}
    [one] , 1 warrior
   *[other] , { $warriors } warriors
}
web-hand-empty = nobody left
web-hut-of = { $name }'s hut
web-hut-count = { $count ->
    [0] Empty
    [one] 1 member inside
   *[other] { $count } members inside
}
web-workers-of = Workers of level { $level }: { $ready } of { $all } ready
web-worker-tip = Refines up to { $level } once a round, any time on your turn
web-character = { $name }, { $side ->
    [adult] adult
   *[young] young
}
web-character-adult = As an adult:
web-side-young = young
web-side-adult = adult
web-reserved = Reserved: { $name }
web-flag-on = Flag on the outpost of row { $row }
web-own-outpost = Your own outpost, scored at the end as if you had a flag there

## Questions
web-decision = Your decision
# What a question or an effect is about: a player, a tile
web-about = { $what }:
web-can-choose = You can choose this
web-also = You can also:
web-also-more = +{ $count } more
web-all-choices = List all { $count } choices
web-all-less = Fewer buttons
web-preview-none = Point at a glowing space to see what it does.
web-aim-send = Send { $who ->
        [explorer] an explorer
        [chief] your chief
       *[warrior] a warrior
    } to { $where }?
# $owner (String) whose explorer stands there
web-aim-joining = Send { $who ->
        [explorer] an explorer
        [chief] your chief
       *[warrior] a warrior
    } to { $where }, beside { $owner }?
web-aim-craft = Craft { $artefact }?
web-aim-reserve = Reserve { $artefact }?
# $refined (String) amounts of raw resources
web-aim-refine = Refine { $refined } and craft { $artefact }?
# $note (String) what follows from the choice; $who (String) which of several choices
web-aim-note = { $who }: { $note }
web-choose-one = Choose one
web-ask-once-more = Are you sure?
web-final-card = This reveals a new card, so it can't be undone.
web-final-round = { $who ->
    [all] This ends the round, so it can't be undone.
   *[other] { $who }: this ends the round, so it can't be undone.
}
web-final-game = { $who ->
    [all] This ends the game, so it can't be undone.
   *[other] { $who }: this ends the game, so it can't be undone.
}
web-final-draft = The next player picks after this, so it can't be undone.
web-final-setup = The first round begins after this, so it can't be undone.
web-past = You're looking at an earlier moment.
web-skip-motion = Skip
web-play-again = New game
web-still-undo = You can still undo.
web-go-on = Go on
web-go-on-tip = Tell the bots not to wait (G)
web-undo = Undo
web-undo-tip = Undo your last move (U)
# $name made the last step
web-undo-not = { $why ->
    [nothing] Nothing to undo yet.
    [light] You can't undo: your last move revealed something.
    [over] You can't undo: the game is over.
   *[other] You can't undo: the last move was { $name }'s.
}
web-redo = Redo
web-redo-tip = Redo (R)
web-redo-not = Nothing to redo.
web-restart = Restart turn
web-restart-tip = Undo this turn, back to the last reveal
# $refined (String) amounts of raw resources
web-ask-craft-refine = Refine { $refined } and you can craft { $artefact }.
# $artefacts (String) names
web-ask-craft-refine-many = Refine first and you can craft { $artefacts }.

## Answers
web-careful-on = Ask me about every gain
web-careful-off = Take every gain in full
web-careful-short-on = ask
web-careful-short-off = auto
web-careful-tip = “Auto” takes every gain in full. “Ask” lets you choose how much you take, and in which order.
web-short-adult = Grow up
web-short-caravan = Caravan { $which }

## Why not
web-reason = { $words } ({ $rule })
web-why-theirs = That's { $name }'s.
web-why-far = None of your caravans is one step away from here.

## Errors
web-error-failed = Something went wrong.
web-error-offline = The server isn't answering. Nothing is lost. Try again.
web-error-internal = The server stumbled. Nothing is lost. Try again.
web-error-unavailable = The server can't save right now. Try again in a moment.
web-error-closing = The server is restarting. Try again in a moment.
web-error-malformed = The server didn't understand that.
web-error-too-large = That's too large.
web-error-too-many = Too fast. Wait a moment.
web-error-forbidden = You can't do that here.
web-error-wrong-token = This personal link isn't valid.
web-error-wrong-invite = This invitation isn't valid.
web-error-no-seat = You don't have a seat here.
web-error-not-away = It's too early for a stand-in.
web-error-no-free-seat = All seats are taken.
web-error-not-found = There's no such table.
web-error-not-your-seat = That seat isn't yours.
web-error-not-your-turn = It isn't your turn.
web-error-not-started = The game hasn't started.
web-error-not-over = The game isn't over yet.
web-error-over = The game is over.
web-error-stale = The game has moved on. Here's the latest.
web-error-key-reused = This was sent twice with different content.
web-error-undo-limit = That's enough second thoughts for one turn. Please play on.
web-error-restless = The clock has been stopped often enough this turn. Please play on.
web-error-chat-full = This table's chat is full.
web-error-illegal = You can't do that.
web-error-unknown-action = You can't do that.
web-error-unknown-bot = There's no such bot.
web-error-unknown-seat = There's no such seat.
web-error-unknown-set = There's no such set.
web-error-no-undo = Nothing to undo.
web-error-no-redo = Nothing to redo.
web-error-bad-record = This file isn't a recorded game.
web-bad-record-at = This record can't be played: move { $at } isn't allowed there. The file was changed or cut off.
web-error-rules-changed = This game uses an older version of the rules.
web-error-set-changed = This game's set has changed since.
web-error-damaged = This table's log is damaged. You can look at the game, but not play on.
web-error-set-missing = This game's set isn't installed here.

## The draft, hot-seat, recap
web-draft = Characters and starting cards
web-handover = Pass the device
web-handover-to = It's { $name }'s turn. Please pass the device.
web-handover-never = Don't ask again
web-handover-ready = I'm { $name }
web-recap = Since your last turn
web-recap-short = Recap
web-recap-count = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
web-recap-sent = { $who } to { $where }
web-recap-got = got { $what }
web-recap-lost = spent { $what }
web-recap-gave = gave { $what } to { $to }
web-recap-steps = { $count ->
    [one] 1 step on the road
   *[other] { $count } steps on the road
}

web-announced = What's happening
web-said-undo = { $name } undoes { $count ->
    [one] a move
   *[other] { $count } moves
}.
web-said-redo = { $name } redoes a move.

## Clocks
web-clock = Clock
web-clock-none = No clock
# Minutes for each player, and the seconds that each turn adds.
web-clock-live = { $minutes } min + { $increment } s
web-clock-turns = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-clock-own = Set minutes and seconds
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added after each turn
web-clock-out = If someone runs out of time
web-clock-out-turn = a bot plays that turn
web-clock-out-seat = a bot takes over the seat
web-clock-rule-turn = Out of time, a bot plays that turn for you.
web-clock-rule-seat = Out of time, a bot takes over your seat until you're back.
# Days and hours, short.
web-clock-days = { $days } d { $hours } h
web-clock-of = { $name } has { $time } left.
web-clock-runs = { $name } has { $time } left. The clock is running.
web-clock-late = Your time ran out. A bot plays this turn for you.
web-clock-said-seconds = { $count } seconds left on your clock.
web-clock-said-minutes = { $count ->
    [one] One minute left on your clock.
   *[other] { $count } minutes left on your clock.
}
web-clock-said-hours = { $count ->
    [one] One hour left on your clock.
   *[other] { $count } hours left on your clock.
}
web-said-timeout-turn = { $name } is out of time. A bot plays this turn.
web-said-timeout-seat = { $name } is out of time. A bot takes over the seat.
web-said-pause = The game is paused.
web-said-resume = The game continues.
web-title-clock = { $time } · Your turn · { $name }
web-your-turn-left = Your turn · { $time }
web-pause = Pause
web-pause-ask = Propose a pause
web-pause-wanted = { $who } would like a pause.
web-pause-agree = Agree
web-pause-decline = Decline
web-pause-waiting = A pause begins when { $who } agrees.
web-pause-withdraw = Withdraw
web-pause-end = Resume
web-paused = The game is paused. All clocks are stopped.
web-paused-short = Paused
web-error-paused = The game is paused. Resume it to play on.
web-error-out-of-time = Your time ran out. A bot plays this turn.
web-error-no-clock = This table has no clock.
web-error-bad-clock = Only a clock with minutes can add seconds after each turn.

## Scores
web-scores = Score sheet
web-scores-now = If the game ended now
web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-chart = Points over the game
web-source = Source
web-source-total = Total

## Signs
web-sign-or = or
web-sign-per = per
web-sign-times = ×{ $times }
web-sign-trade = Trade what's on the left of the arrow for what's on the right, { $times ->
    [one] once
   *[other] up to { $times } times
}
web-icon-raw = any raw resource
web-icon-refined = any refined resource
web-icon-matching-raw = the matching raw resource
web-icon-matching-refined = the matching refined resource
web-icon-strength = strength
web-icon-culture = culture
web-icon-travel = travel
web-icon-vp = victory points
web-icon-worker-1 = worker of level 1
web-icon-worker-2 = worker of level 2
web-icon-worker-3 = worker of level 3
web-icon-workers = sum of your workers
web-icon-warriors = take 2 warriors for this round
web-icon-refine = refine a raw resource
web-icon-raid = raid
web-icon-crossroads = crossroads
web-icon-outposts = outposts
web-icon-flags = flags on outposts
web-icon-power = power level
web-icon-stronger = players stronger than you
web-icon-artefacts = artefacts crafted
web-icon-caravans = caravans
web-icon-each-round = once per round
web-icon-instant = at once, when crafted
web-icon-lasting = lasting
web-icon-at-end = at the end of the game
web-icon-doubled = counts twice
web-icon-discount = 1 less to pay
web-icon-craft-with-raw = craft an artefact, paying raw for refined if you like
web-icon-craft = craft
web-icon-reserve = reserve
web-icon-take-back = take a member back
web-icon-fire = On fire: nobody can go there
web-icon-first = first player
web-icon-hut = hut
web-icon-single = Room for one member only
web-icon-other-explorer = another player's explorer
web-icon-empty = an empty space
web-icon-second = your second caravan
web-icon-trade = trade

## Several steps in one choice

# $refined, $given, $taken (String) amounts; $act (String) the act that follows
web-plan-craft = Refine { $refined }, then: { $act }
web-plan-craft-short = Refine { $refined } and craft
web-plan-refine = Refine { $refined }
web-plan-swap = Give { $given }, take { $taken }
web-plan-give = Give { $given }

## What sets one choice apart

web-note-closes = closes the space to others
# $sum (String) the strength before and after: 9 − 1 + 1 = 9
web-note-strength = you lose 1 strength: { $sum }
web-note-away = stays there until round { $round } is over
web-note-away-for-good = doesn't come back
web-note-now = now: { $place }
web-note-reserve = you lose { $vp } VP if you never craft it

## Before a turn ends

web-unused-craft = You could still refine and craft { $artefacts }.
web-unused-power = You haven't used { $names } this round.
web-unused-worker = { $count ->
    [one] A worker can still refine this round.
   *[other] { $count } workers can still refine this round.
 }

## Settings of pace

web-setting-speed = Speed of the bots
web-speed-instant = Instant
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-setting-remind = Remind me of unused workers and powers before my turn ends
web-setting-auto-end = End my turn when there's nothing useful left to do

## How far an artefact is

web-reach-craft = You can craft it.
web-reach-refine = You can craft it after refining.
web-reach-reserve = You can reserve it.
web-reach-out = Out of your reach.

## After the game, and looking on

web-you-win = You win!
web-rematch = Rematch
web-watching = You're watching
web-replay-turn = turn
web-replay-round = round
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-round-back = Previous round
web-replay-round-on = Next round
web-replay-speed = Speed of the replay

## The lesson and the tips, on the start page

lesson-title = Your first lesson
lesson-offer = New here?
lesson-offer-text = Learn the game at the table, one move at a time. Seven short chapters, about ten minutes. Leave and come back whenever you like.
lesson-begin = Start the lesson
lesson-resume = Continue the lesson
lesson-list = Chapters
lesson-craft = Send, refine, craft
lesson-join = Joining, and strength
lesson-ahead = Sending ahead
lesson-road = Road, outposts, crossroads
lesson-river = The river, and reserving
lesson-raid = Raid, and first player
lesson-points = Where points come from
guide-setting = Show tips during my first game
