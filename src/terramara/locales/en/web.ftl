### The words of the browser game: pages, the board and its signs, questions, answers, the log.

## The page
web-name = Terramara
web-tagline = Send your clan into the valleys of the Bronze Age. Five rounds, two to four players, one village to lead.
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
web-rules-search = Search the rules by words, or by a number such as TRN-7
web-rules-none = No rule says this. Try another word.
web-back-to-start = Back to the start page
web-no-table = This table cannot be opened
web-lost-sending = Connection lost. Your move is sent as soon as it is back.
web-lost = Connection lost. Trying again…
web-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-version = Version { $version }
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-language = Language
web-setting-motion = Pieces move across the board
web-setting-sound = A soft tone when it is my turn
web-setting-handover = At one screen: ask before it changes hands
web-setting-ask = Ask once more before what cannot be taken back
web-setting-notify = A notification when it is my turn and the page is hidden
web-keys = Keys: Tab goes through what can be chosen, arrows walk over the whole board, 1 to 9 press the numbered buttons, L lists every choice, U undoes, R redoes, G lets waiting bots go on, S skips the animation.

## The start page
web-play-bots = Play against bots
web-players-count = Players
web-players-n = { $count } players
web-game-kind = First or full game
web-first-game = First game
web-full-game = Full game
web-first-game-tip = First game: no characters, the same start for all
web-my-games = My games
web-my-games-none = Games you play on this device are kept here.
web-open-tables = Open tables
web-open-none = Nobody is waiting right now. Create a table and share its link.
web-how = How it goes
web-how-send = Each turn you send your chief or an explorer to a space and take what it shows. Rows to come give more, but an explorer sent ahead is away until their round is over.
web-how-join = Where another's explorer stands you may join: with your chief always, with an explorer if you are stronger.
web-how-refine = Spaces give raw goods: cattle, stone, wood, ore. Your workers refine them once a round into leather, brick, timber and metal.
web-how-craft = With refined goods you craft artefacts from the row, one a turn: they give points, and most of them something more. Culture opens more of the row.
web-how-win = Caravans on the road, strength and culture bring points too. After five rounds the most points win.
web-upload = Open a recorded game
web-create = New table
web-create-go = Create the table
web-seat-kind = Who plays seat { $number }
web-seat-name = Name for seat { $number }
web-kind-of-seat-human = Person online
web-kind-of-seat-local = This screen
web-kind-of-seat-bot = Bot
web-name-local = Name
web-seat-by-invitation = free, by invitation
web-table-name = Name of the table
web-optional = optional
web-bot-name-random = Beginner
web-bot-name-greedy = Merchant
web-your-name = Your name
web-public = List it under the open tables
web-options = Options
web-option-card4 = Neutral card 4 is drawn too (two and three players)
web-option-paid = Points for resources of a craft count what was paid
web-option-overflow = Culture and strength past the end still set off effects
web-set = Set
web-tables-all = Show all { $count }
web-status-waiting = Waiting for players
web-status-playing = Round { $round }
web-status-over = Finished
web-seat-free = Free seat
web-table = A table
web-guest = Guest
web-waiting = Share the invitation. Seats still free when you start are played by bots.
web-waiting-watch = The game has not begun. This page follows it when it does.
web-start-now = Start now
web-join = Sit down
web-leave = Leave the table
web-leave-sure = Your seat becomes free for good. Somebody with the invitation can take it, or a bot.
web-stay = Stay
web-seats-free = { $count ->
    [one] The seat of { $who } is free: the game waits there.
   *[other] The seats of { $who } are free: the game waits there.
}
web-seats-free-bots = { $count ->
    [one] Let a bot play on
   *[other] Let bots play on
}
web-stand-in = A bot plays for somebody
web-stand-in-ask = Let a bot play for me
web-stand-in-ask-tip = The seat stays yours. Come back whenever you like and play on yourself.
web-stand-in-own = A bot plays for you.
web-stand-in-end = Play myself
web-stand-in-may = { $who } is away, and the game waits.
web-stand-in-go = Let a bot play for { $who }
web-stand-in-minutes = { $who } is away. { $count ->
    [one] In a minute you may let a bot play.
   *[other] In { $count } minutes you may let a bot play.
}
web-stand-in-hours = { $who } is away. In { $count } hours you may let a bot play.
web-patience = If somebody is away, a bot may play
web-patience-600 = after 10 minutes
web-patience-3600 = after an hour
web-patience-86400 = after a day
web-patience-never = never
web-link-invite = Invitation to a seat
web-link-personal = Your personal link, for your other devices only
web-link-watch = Link to watch
web-link-moment = Link to this moment
web-record = Download the record
web-record-later = The record can be downloaded when the game is over: it tells what is still hidden.
web-links-only-here = These links work on this machine only. To play with others, see “Running a server” in the documentation.
web-try-again = Try again

## Parts of the table
web-board = Board
web-parts = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Show this moment
web-chat = Chat
web-chat-empty = No words yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-chat-watch = Those who watch can read along.
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-now = To the present
web-replay-play = Play on
web-replay-pause = Pause
web-replay-at = Moment { $at } of { $all }
web-military = Strength
web-military-tip = Military track. At the end the strongest score { $places } VP.
web-power = Power level { $level }
web-home = Home spaces
web-river = River
web-river-tip = The canoes show culture. The further along, the more artefacts are within reach.
web-river-cards = From here { $count } artefacts are within reach
web-river-reserve = From here you may reserve an artefact
web-river-extra-explorer = Your fifth explorer joins your hand
web-river-discount = From here a reserved artefact costs 1 resource less
web-artefact-row = Artefacts along the river
web-artefact-far = Not within your reach yet: more culture is needed
web-deck = Left in the deck: { $one } of level 1, { $two } of level 2, { $three } of level 3
web-bonus = Bonus tile, level { $level }
web-row = Row { $row }, round { $round }
web-row-now = Round { $round }: this row is in play
web-row-future = Round { $round }: only explorers may go there ahead of time
web-row-past = Round { $round } is over: outpost and crossroads
web-tile-back = { $column ->
    [left] On the back: an outpost, in play when round { $round } is over
   *[right] On the back: a crossroads space, in play when round { $round } is over
}
web-tile-back-look = Press to look at it
web-rounds = Round track, round { $round } of 5
web-round-tip = Round { $round }: { $count ->
    [0] no workers left
    [one] 1 worker of level { $level } left
   *[other] { $count } workers of level { $level } left
}
web-round-short = Round { $round }
web-outpost = Outpost of row { $row }
web-outpost-step = { $vp } VP: { $condition }
web-outpost-flag = Flag of { $name }
web-outpost-closed = Opens when this row's round is over
web-end-free = Free places: { $places } VP
web-end-taken = { $name }: { $vp } VP
web-caravan-of = Caravan { $which } of { $name }
web-space-condition = Only if { $condition }
web-space-future = A future space: explorers only, and they stay until its round is over
web-space-of = Only { $name } may go there
web-space-opens = Opens in round { $round }: nobody may go there before
web-hire-left = { $count ->
    [0] None left on this round
    [one] 1 left on this round
   *[other] { $count } left on this round
}
web-nobody = Nobody
web-member-explorer = Explorer of { $name }
web-member-chief = Chief of { $name }
web-member-warrior = Warrior
web-member-neutral = Explorer of neutral player { $number }
web-strength-of = { $name }: strength { $strength }
web-strength-neutral = Neutral player { $number }: strength { $strength }
web-culture-of = { $name }: culture { $culture }

## A player's panel
web-panel = { $name }
web-own = Your members and resources
web-bot = Bot
web-thinking = Thinking…
web-away = away
web-first-player = First player
web-total = → { $total }
web-score-tip = { $vp } VP gained so far; { $total } with all that counts, if the game ended now
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
web-hut-of = Hut of { $name }
web-hut-count = { $count ->
    [0] Nobody is there
    [one] 1 member there
   *[other] { $count } members there
}
web-workers-of = Workers of level { $level }: { $ready } of { $all } ready
web-worker-tip = Refines up to { $level }, once per round, at any time in your turn
web-character = { $name }, { $side ->
    [adult] adult
   *[young] young
}
web-character-adult = When grown up:
web-side-young = young
web-side-adult = adult
web-reserved = Reserved: { $name }
web-flag-on = Flag on the outpost of row { $row }
web-own-outpost = Own outpost, scored at the end as if a flag stood there

## Questions
web-decision = What is asked
web-can-choose = Can be chosen
web-also = You may also:
web-also-more = +{ $count } more
web-all-choices = All { $count } choices as a list
web-all-less = Fewer buttons
web-preview-none = Point at something that glows to see what it does.
web-choose-one = Choose one
web-ask-once-more = Once more, to be sure
web-final-card = This reveals a new card, and cannot be taken back.
web-final-round = { $who ->
    [all] This ends the round, and cannot be taken back.
   *[other] { $who }: this ends the round, and cannot be taken back.
}
web-final-game = { $who ->
    [all] This ends the game, and cannot be taken back.
   *[other] { $who }: this ends the game, and cannot be taken back.
}
web-final-draft = The next player chooses after this: then it cannot be taken back.
web-past = You are looking at an earlier moment.
web-skip-motion = Skip
web-play-again = Another game
web-still-undo = You can still undo.
web-go-on = Go on
web-go-on-tip = The bots need not wait (G)
web-undo = Undo
web-undo-tip = Take back the last step (U)
# $name made the last step
web-undo-not = { $why ->
    [nothing] Not now: nothing has been done yet.
    [light] Not now: the last step has brought something new to light.
    [over] Not now: the end of the game is final.
   *[other] Not now: the last step is { $name }'s.
}
web-redo = Redo
web-redo-tip = Do it again (R)
web-redo-not = Not now: you have taken nothing back.
web-restart = Restart turn
web-restart-tip = Take back the turn as far as nothing new was seen
web-ask-tile = { $column ->
    [left] Choose a tile: its outpost will be your own.
   *[right] Choose a tile: its crossroads space will be your own.
}
web-ask-joint = Raid, become first player, or neither.
web-ask-neutral = Put a neutral explorer on a glowing space of row { $row }.
web-ask-send = Your turn: send a member to a glowing space.
web-ask-craft = Craft or reserve an artefact, or end your turn.
web-no-worker-left = no worker of level { $level } is left
web-ask-draft-character = Draft a character.
web-ask-draft-card = Draft a starting card.
web-ask-craft-none = No artefact can be crafted or reserved now: end your turn.
web-ask-travel = { $steps ->
    [one] 1 step for your caravans: choose a glowing place.
   *[other] { $steps } steps for your caravans: choose a glowing place.
}

## Answers
web-act-with = { $act }. { $effect }
web-choice = Choice { $place }
web-stop-gain = Take no more
web-stop-take = Take no more
web-stop-refine = Refine no more
web-stop-trade = Trade no more
web-stop-option = None of these
web-stop-joint = Neither
web-stop-hut = Nothing more
web-stop-workshop = Craft nothing
web-stop-back = Take nobody back
web-careful-on = You are asked about every gain
web-careful-off = Gains are taken in full
web-careful-short-on = asks
web-careful-short-off = auto
web-careful-tip = Switch between taking every gain in full and being asked how much of it you want, and in which order.
web-short-adult = Grow up
web-short-caravan = Caravan { $which }
web-act-swap = Swap a raw resource for another
web-act-other = { $notation }
web-tile-crossroads = { $name }: { $gives }
web-tile-outpost = { $name }: outpost, { $asks }

## Why not
web-reason = { $words } ({ $rule })
web-why-theirs = This is { $name }'s.
web-why-far = None of your caravans stands one step before this place.
web-reason-other = Not possible now.

## Errors
web-error-failed = Something went wrong.
web-error-offline = The server does not answer. Nothing is lost: try again.
web-error-internal = The server stumbled. Nothing is lost: try again.
web-error-unavailable = The server cannot write just now. Try again in a moment.
web-error-closing = The server is being restarted. Try again in a moment.
web-error-malformed = The server did not understand this.
web-error-too-large = This is too large.
web-error-too-many = Too fast. Wait a moment.
web-error-forbidden = This is not allowed here.
web-error-wrong-token = This personal link is not valid.
web-error-wrong-invite = This invitation is not valid.
web-error-no-seat = You hold no seat here.
web-error-not-away = The table has not waited long enough for that.
web-error-no-free-seat = All seats are taken.
web-error-not-found = There is no such table.
web-error-not-your-seat = This seat is not yours.
web-error-not-your-turn = It is not your turn.
web-error-not-started = The game has not begun.
web-error-not-over = The game is not over yet.
web-error-over = The game is over.
web-error-stale = The game has moved on; here is the newest state.
web-error-key-reused = This was sent twice with different content.
web-error-illegal = That is not possible.
web-error-unknown-action = That is not possible.
web-error-unknown-bot = There is no such bot.
web-error-unknown-seat = There is no such seat.
web-error-unknown-set = There is no such set.
web-error-no-undo = Nothing can be taken back.
web-error-no-redo = Nothing can be done again.
web-error-bad-record = This file is not a record of a game.
web-bad-record-at = This record cannot be played: its action { $at } is not allowed there. It was changed, or cut off.
web-error-rules-changed = This game was played by other rules than these.
web-error-set-changed = The set of this game has changed.
web-error-damaged = The log of this table is damaged. It can be looked at, but not played on.
web-error-set-missing = The set of this game is not installed here.

## The draft, hot-seat, recap
web-draft = Characters and starting cards
web-handover = Hand over the device
web-handover-to = It is { $name }'s turn. Please pass the device.
web-handover-never = Do not ask again
web-handover-ready = I am { $name }
web-recap = Since your last turn
web-recap-short = Recap
web-recap-count = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
web-recap-sent = { $who } to { $where }
web-recap-got = got { $what }
web-recap-lost = spent { $what }
web-recap-steps = { $count ->
    [one] 1 step on the road
   *[other] { $count } steps on the road
}

web-announced = What happens
web-said-undo = { $name } takes back { $count ->
    [one] the last step
   *[other] { $count } steps
}.
web-said-redo = { $name } does it again.

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
web-sign-trade = Trade what is left of the arrow for what is right of it, { $times ->
    [one] once
   *[other] up to { $times } times
}
web-icon-raw = any raw resource
web-icon-refined = any refined resource
web-icon-matching-raw = the raw resource that matches
web-icon-matching-refined = the refined resource that matches
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
web-icon-craft-with-raw = craft an artefact; raw may stand for refined
web-icon-craft = craft
web-icon-reserve = reserve
web-icon-take-back = take a member back
web-icon-fire = On fire: nobody may go there
web-icon-first = first player
web-icon-hut = hut
web-icon-single = Only one member fits here
web-icon-other-explorer = another player's explorer
web-icon-empty = an empty space
web-icon-second = your second caravan
web-icon-trade = trade

