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
web-setting-notify = A notification when it is my turn and the page is hidden
web-keys = Keys: Tab goes through what can be chosen, arrows walk over the whole board, 1 to 9 press the numbered buttons, L lists every choice, U undoes, R redoes, S skips the animation.

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
web-more = More
web-upload = Open a recorded game
web-create = New table
web-create-go = Create the table
web-seat-kind = Who plays seat { $number }
web-seat-name = Name for seat { $number }
web-kind-of-seat-human = Person, own device
web-kind-of-seat-local = Person, this screen
web-kind-of-seat-bot = Bot
web-name-later = Name, or leave free
web-your-name = Your name
web-public = List it under the open tables
web-options = Options
web-option-card4 = Neutral card 4 is drawn too (two and three players)
web-option-paid = Points for resources of a craft count what was paid
web-option-overflow = Culture and strength past the end still set off effects
web-set = Set
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
web-link-invite = Invitation to a seat
web-link-watch = Link to watch
web-link-moment = Link to this moment
web-record = Download the record

## Parts of the table
web-board = Board
web-parts = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log and chat
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Show this moment
web-chat = Chat
web-chat-empty = No words yet.
web-chat-say = Say something
web-chat-send = Send
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
web-artefact-kind = Level { $level }, { $category }
web-artefact-cost = Cost: { $cost }
web-artefact-vp = { $vp } VP
web-free = nothing
web-deck = Left in the deck: { $one } of level 1, { $two } of level 2, { $three } of level 3
web-bonus = Bonus tile, level { $level }
web-row = Row { $row }, round { $round }
web-row-now = Round { $round }: this row is in play
web-row-future = Round { $round }: only explorers may go there ahead of time
web-row-past = Round { $round } is over: outpost and crossroads
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
web-road-top = Top of the road
web-road-plain = Road
web-road-crossroads = Crossroads { $row }
web-road-bonus = Bonus place of row { $row }
web-road-outpost = Outpost of row { $row }
web-road-end = End of the road
web-end-free = Free places: { $places } VP
web-end-taken = { $name }: { $vp } VP
web-caravan-of = Caravan { $which } of { $name }
web-space-territory = { $terrain }, row { $row } ({ $code })
web-space-crossroads = Crossroads space of row { $row }
web-space-XP = Pathfinder's own crossroads space
web-space-condition = Only if { $condition }
web-space-future = A future space: explorers only, and they stay until its round is over
web-space-hut = the hut
web-space-hut-tip = refine 1, or swap 1 raw for another raw
web-space-hire = Hire a worker
web-space-hire-tip = 1 worker of level { $level }
web-space-skills = Develop skills
web-space-skills-tip = 1 strength and 1 culture
web-space-road = Travel the road
web-space-road-tip = 2 travel
web-space-skills-road = Skills or road
web-space-skills-road-tip = 1 strength and 1 culture, or 2 travel
web-space-raid = Raid
web-space-raid-tip = pay 1 strength; every other player gives resources, more the weaker they are
web-space-first = First player
web-space-first-tip = { $last ->
    [yes] 2 travel, 2 strength or 2 culture
   *[no] start the next round, and 1 travel now
}
web-space-raid-first = Raid and first player
web-space-raid-first-tip = raid, become first player, or both
web-hire-left = { $count ->
    [0] None left on this round
    [one] 1 left on this round
   *[other] { $count } left on this round
}
web-seat-0 = Red
web-seat-1 = Blue
web-seat-2 = Yellow
web-seat-3 = Green
web-nobody = Nobody
web-neutral = the neutral player
web-neutral-short = The neutral player
web-member-explorer = Explorer of { $name }
web-member-chief = Chief of { $name }
web-member-warrior = Warrior
web-member-neutral = Explorer of neutral player { $number }
web-strength-of = { $name }: strength { $strength }
web-strength-neutral = Neutral player { $number }: strength { $strength }
web-culture-of = { $name }: culture { $culture }

## A player's panel
web-panel = { $name }
web-bot = Bot
web-thinking = Thinking…
web-away = away
web-first-player = First player
web-total = { $total } in all
web-score-tip = { $vp } VP gained so far; { $total } if the game ended now
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

## Questions
web-decision = What is asked
web-can-choose = Can be chosen
web-also = You may also:
web-all-choices = All { $count } choices as a list
web-all-less = Fewer buttons
web-preview-none = Point at something that glows to see what it gives.
web-choose-one = Choose one
web-past = You are looking at an earlier moment.
web-undo = Undo
web-undo-tip = Take back the last step (U)
web-redo = Redo
web-redo-tip = Do it again (R)
web-restart = Restart turn
web-restart-tip = Take back the turn as far as nothing new was seen
web-ask-wait = { $name } is to { $what }.
web-ask-over = The game is over.
web-ask-draft = Choose a character or a starting card.
web-ask-tile = Pathfinder: choose a tile for yourself.
web-ask-neutral = Put a neutral explorer on a glowing space of row { $row }.
web-ask-send = Your turn: send a member to a glowing space.
web-ask-hut = In the hut: refine 1 raw resource, or swap one.
web-ask-craft = Craft or reserve an artefact, or end your turn.
web-ask-end = Anything left to use? Otherwise end your turn.
web-ask-travel = { $steps ->
    [one] 1 step for your caravans: choose a glowing place.
   *[other] { $steps } steps for your caravans: choose a glowing place.
}
web-ask-refine = { $count ->
    [one] Refine 1 more raw resource, or stop.
   *[other] Refine up to { $count } raw resources, or stop.
}
web-ask-take = { $count ->
    [one] Take 1 resource of your choice.
   *[other] Take { $count } resources of your choice, one at a time.
}
web-ask-trade = Trade? Up to { $times ->
    [one] once.
   *[other] { $times } times.
}
web-ask-option = Choose one of these.
web-ask-order = Which first?
web-ask-gain = { $what ->
   *[other] You may take { $count } { $what }.
}
web-ask-workshop = Craft an artefact now: raw may stand for refined.
web-ask-back = Take one of your members back.
web-ask-give = { $for ->
    [raid] Raided! Choose what to give: { $count } more.
    [craft] Choose what to pay with.
   *[trade] Choose what to give for the trade: { $count } more.
}
web-ask-reduce = Choose the resource you need not pay.
web-ask-joint = Raid, become first player, or stop.
web-kind-draft = choose a card
web-kind-tile = choose a tile
web-kind-neutral = place a neutral explorer
web-kind-send = send a member
web-kind-hut = use the hut
web-kind-craft = craft, reserve or end the turn
web-kind-end = end the turn
web-kind-travel = move caravans
web-kind-refine = refine
web-kind-take = take resources
web-kind-trade = trade
web-kind-option = choose an effect
web-kind-order = choose what comes first
web-kind-gain = take a gain
web-kind-workshop = craft an artefact
web-kind-back = take a member back
web-kind-give = pay
web-kind-reduce = choose a reduction
web-kind-joint = raid or become first player

## Answers
web-act-send = { $who } to { $where }: { $gives }
web-act-joins = (joining: 1 strength, unless your effects say otherwise)
web-act-neutral = Neutral explorer to { $where }
web-act-back = Take back { $who ->
    [chief] the chief
    [explorer] an explorer
   *[member] the member
} from { $where }
web-act-worker = Worker of level { $level }
web-act-use = { $name }: { $effect }
web-act-bonus = Bonus tile: { $effect }
web-act-character = { $name }: { $effect }
web-act-adult = Turn { $name } to the adult side for good: { $effect }
web-act-craft = Craft { $name } for { $cost }
web-act-reserve = Reserve { $name }
web-act-caravan = Caravan { $which } from { $from } to { $to }
web-act-refine = Refine { $what }
web-act-less = 1 { $what } less
web-act-give = { $what }
web-act-take = { $what }
web-act-take-all = Take all
web-act-take-one = Take one
web-act-choose = Choice { $place }
web-act-next = Number { $place } first
web-act-draft = { $name }
web-act-end = End turn
web-act-stop = Stop here
web-act-trade = Trade
web-act-give-up = Give up the rest of the round
web-act-careful-on = Ask me about every gain
web-act-careful-off = Take gains without asking
web-act-other = { $notation }
web-tile-crossroads = { $name }: { $gives }
web-tile-outpost = { $name }: outpost for { $what } { $steps }

## Why not
web-reason = { $words } ({ $rule })
web-reason-other = Not possible now.
web-why-over = The game is over.
web-why-not-asked = Something else is asked now.
web-why-not-your-turn = Only in your own turn.
web-why-in-payment = Not while you are paying.
web-why-worker-used = Your workers of level { $level } are used up for this round.
web-why-no-worker = You have no worker of level { $level }.
web-why-no-raw = You have no raw resource to refine.
web-why-no-power = Nothing here can be used once per round.
web-why-used = Already used this round.
web-why-no-effect = It would do nothing now.
web-why-not-made = You have not crafted it.
web-why-not-once-per-round = This artefact has no once-per-round effect.
web-why-no-such-bonus = This bonus tile is not yours.
web-why-bonus-too-early = Level { $level } may not be used in round { $round }.
web-why-not-careful = Switch on asking about gains to decline this.
web-why-must-pay = What is owed must be paid.
web-why-no-warrior = You have no warrior.
web-why-has-members = Only who has nothing but warriors left may give up.
web-why-no-character = You have no character.
web-why-already-adult = Your character is grown up already.
web-why-already-sent = Only before your first member of the round.
web-why-no-explorer = You have no explorer in hand.
web-why-no-chief = Your chief is out already.
web-why-already-switched = Already switched this turn.
web-why-already-so = It is so already.
web-why-already-crafted = You have crafted or reserved this turn.
web-why-craft-only = Crafting only, no reserving.
web-why-same-place = Both caravans stand here: move caravan A.
web-why-at-the-end = This caravan has arrived.
web-why-no-way = No way leads there from here.
web-why-outpost-closed = The outpost of row { $row } is not open yet.
web-why-none-of-it = You have none of it.
web-why-not-offered = Not offered here.
web-why-cannot-trade = You cannot pay for this.
web-why-no-such-choice = There are only { $most } choices.
web-why-done = Already done.
web-why-no-strength = You have no strength to lose.
web-why-only-one = There is only one.
web-why-nobody-there = None of your members there can be taken back.
web-why-does-not-pay = This pays nothing here.
web-why-not-in-cost = Not part of the cost.
web-why-other-row = It goes to row { $row } now.
web-why-fire = This space is burning.
web-why-taken = Already taken.
web-why-special = No neutral explorer on a special space.
web-why-has-one = You have one already.
web-why-not-available = With culture { $culture } only the first { $available } are within reach.
web-why-cannot-pay = You cannot pay it: { $missing } missing.
web-why-already-reserved = You have a reserved artefact already.
web-why-culture-too-low = Reserving needs culture { $least }; you have { $culture }.
web-why-nothing-reserved = You have nothing reserved.
web-why-empty-place = No artefact lies there.
web-why-not-in-this-game = Not part of a game for { $players }.
web-why-not-yours = Only the pathfinder may go there.
web-why-not-turned = This space opens when the round of row { $row } is over.
web-why-caravans-behind = Both caravans must have reached crossroads { $row }; yours have reached { $reached }.
web-why-done-this-round = Already done this round.
web-why-row-turned = The round of row { $row } is over.
web-why-special-later = Nobody may go there before round { $round }.
web-why-condition = Asked for: { $condition }; you have { $have }.
web-why-future = Only explorers go ahead to round { $round }.
web-why-single = Only one member fits here.
web-why-full = Two members stand here already.
web-why-own-explorer = Your own explorer stands here.
web-why-chief-or-warrior = A chief or a warrior keeps this space.
web-why-too-weak = { $who } is not weaker than you here: { $theirs } against your { $mine }.

## Errors
web-error-offline = The server does not answer. Nothing is lost: try again.
web-error-stale = The game has moved on; here is the newest state.
web-error-illegal = That is not possible.
web-error-failed = Something went wrong.
web-error-not-found = There is no such table.

## The draft, hot-seat, recap
web-draft = Characters and starting cards
web-handover = Hand over the device
web-handover-to = It is { $name }'s turn. Please pass the device.
web-handover-ready = I am { $name }
web-recap = Since your last turn
web-recap-sent = { $who } to { $where }
web-recap-got = got { $what }
web-recap-lost = gave up { $what }
web-recap-steps = { $count ->
    [one] 1 step on the road
   *[other] { $count } steps on the road
}

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
web-source-play = During play
web-source-artefacts = Artefacts
web-source-effects = End-of-game effects
web-source-strength = Strength
web-source-caravans = Caravans
web-source-outposts = Outposts
web-source-reserved = Reserved artefact
web-source-raw = Raw resources
web-source-refined = Refined resources

## What happened
web-event-setup = The table is set.
web-event-over = The game is over.
web-event-returned = Everybody goes home.
web-event-round = Round { $round } begins.
web-event-draft = { $name } takes { $what }.
web-event-tile = { $name } takes { $what }.
web-event-neutral-placed = { $name } puts a neutral explorer on { $where }.
web-event-sent = { $name }: { $who } to { $where }.
web-event-joined = It joins an explorer of { $owner }.
web-event-got = { $name } gets { $what }.
web-event-lost = { $name } loses { $what }.
web-event-paid = { $name } pays { $what }.
web-event-refined = { $name } refines { $what }.
web-event-moved = { $name }: caravan { $caravan } reaches { $where }.
web-event-hired = { $name } hires a worker of level { $level }.
web-event-worker = { $name } uses a worker of level { $level }.
web-event-used = { $name } uses { $artefact }.
web-event-crafted = { $name } crafts { $artefact }.
web-event-reserved = { $name } reserves { $artefact }.
web-event-revealed = { $artefact } comes to the river.
web-event-removed = { $artefact } leaves the game.
web-event-character = { $name } uses { $character }.
web-event-adult = { $name }: { $character } grows up.
web-event-bonus = { $name } uses a bonus tile.
web-event-raid = { $name } raids with power level { $level }.
web-event-gave = { $name } gives { $to } 1 { $what }.
web-event-first = { $name } becomes first player.
web-event-gave-up = { $name } gives up the rest of the round.
web-event-explorer = { $name } gains an explorer.
web-event-warriors = { $name } takes { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
web-event-turned = Row { $row } is turned over.
web-event-flag = { $name } plants a flag on the outpost of row { $row }.
web-event-back = { $name } takes a member back from { $where }.
web-event-neutral-strength = Neutral player { $number } draws { $card }: strength { $total }.

## Signs
web-sign-or = or
web-sign-per = per
web-sign-times = ×{ $times }
web-sign-trade = Trade what is left of the arrow for what is right of it, { $times ->
    [one] once
   *[other] up to { $times } times
}
web-icon-cattle = cattle
web-icon-stone = stone
web-icon-wood = wood
web-icon-ore = ore
web-icon-leather = leather
web-icon-brick = brick
web-icon-timber = timber
web-icon-metal = metal
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
web-icon-warrior = Warrior
web-icon-refine = refine a raw resource
web-icon-raid = raid
web-icon-crossroads = crossroads
web-icon-outposts = outposts
web-icon-flags = flags on outposts
web-icon-power = power level
web-icon-stronger = players stronger than you
web-icon-artefacts = artefacts crafted
web-icon-caravans = caravans
web-icon-plains = Plains
web-icon-quarry = Quarry
web-icon-forest = Forest
web-icon-mountain = Mountain
web-icon-clothing = clothing
web-icon-pottery = pottery
web-icon-tools = tools
web-icon-weapons = weapons
web-icon-each-round = once per round
web-icon-instant = at once, when crafted
web-icon-lasting = lasting
web-icon-at-end = at the end of the game
web-icon-doubled = counts twice
web-icon-discount = 1 less to pay
web-icon-discount-each = 1 of each kind of resource less to pay
web-icon-join-equal = your explorers may join a player of equal strength at no loss
web-icon-raid-level = you raid as if your power level were 1 higher
web-icon-no-loss = you lose no strength
web-icon-more-travel = whenever you get travel, 1 more
web-icon-more-culture = whenever you get culture, 1 more
web-icon-raw-in-craft = when you craft, up to 2 raw may stand for their refined
web-icon-craft-with-raw = craft an artefact; raw may stand for refined
web-icon-craft = craft
web-icon-reserve = reserve
web-icon-extra-explorer = 1 more explorer
web-icon-leftover-bonuses = the bonus tiles left aside, one each round
web-icon-own-crossroads = a crossroads space of your own
web-icon-take-back = take a member back
web-icon-fire = On fire: nobody may go there
web-icon-first = first player
web-icon-single = Only one member fits here
web-icon-explorer = Explorer
web-icon-chief = Chief
web-icon-member = Explorer or chief
web-icon-other-explorer = another player's explorer
web-icon-empty = an empty space
web-icon-second = your second caravan
web-icon-trade = trade

## Amounts
web-n-cattle = { $count } cattle
web-n-stone = { $count } stone
web-n-wood = { $count } wood
web-n-ore = { $count } ore
web-n-leather = { $count } leather
web-n-brick = { $count } brick
web-n-timber = { $count } timber
web-n-metal = { $count } metal
web-n-raw = { $count } raw of your choice
web-n-refined = { $count } refined of your choice
web-n-matching-raw = { $count } of the matching raw
web-n-matching-refined = { $count } of the matching refined
web-n-travel = { $count } travel
web-n-culture = { $count } culture
web-n-strength = { $count } strength
web-n-vp = { $count } VP
web-n-worker-1 = { $count ->
    [one] a worker of level 1
   *[other] { $count } workers of level 1
}
web-n-worker-2 = { $count ->
    [one] a worker of level 2
   *[other] { $count } workers of level 2
}
web-n-worker-3 = { $count ->
    [one] a worker of level 3
   *[other] { $count } workers of level 3
}

## Effects in words
web-effect-per = { $gain } { $measure }
web-effect-refine = refine { $count }
web-effect-trade = { $times ->
    [one] give { $pay } to get { $get }
   *[other] up to { $times } times: give { $pay } to get { $get }
}
web-effect-if = if { $condition }: { $get }
web-effect-take-back = take back: { $who }
web-effect-free-raid = raid at no loss of strength
web-effect-discount = { $category } costs 1 { $kind } less
web-timing-instant = At once: { $effect }.
web-timing-each-round = Once per round: { $effect }.
web-timing-at-end = At the end: { $effect }.
web-timing-lasting = Lasting: { $effect }.
web-timing-when = { $trigger }: { $effect }.
web-when-send = When you send { $who } { $to }
web-when-culture = When you get culture
web-when-crossroads = { $number ->
    [0] When one of your caravans reaches a crossroads
   *[other] When one of your caravans reaches crossroads { $number }
}
web-when-crossroads-second = { $number ->
    [0] When your second caravan reaches a crossroads
   *[other] When your second caravan reaches crossroads { $number }
}
web-when-craft = When you craft { $category ->
    [clothing] clothing
    [pottery] pottery
    [tools] tools
    [weapons] weapons
   *[any] an artefact
}{ $levels ->
    [any] {""}
   *[other] {" "}of level { $levels }
}
web-when-flag = When you plant a flag on an outpost
web-who-explorer = an explorer
web-who-chief = your chief
web-who-member = an explorer or your chief
web-to-anywhere = anywhere
web-to-plains = to the plains
web-to-quarry = to a quarry
web-to-forest = to a forest
web-to-mountain = to the mountains
web-to-crossroads = to a crossroads space
web-to-empty = to an empty space
web-to-other-explorer = to another player's explorer
web-per-power = for each of your power levels
web-per-workers = for each level of your workers
web-per-artefacts = for each artefact you have crafted
web-per-flags = for each of your flags
web-per-stronger = for each player stronger than you
web-per-clothing = for each clothing you have crafted
web-per-pottery = for each pottery you have crafted
web-per-tools = for each tool you have crafted
web-per-weapons = for each weapon you have crafted
web-per-cost-leather = for each leather in the cost
web-per-cost-brick = for each brick in the cost
web-per-cost-timber = for each timber in the cost
web-per-cost-metal = for each metal in the cost
web-if-workers = your workers sum up to { $least } or more
web-if-power = your power level is { $least } or more
web-if-culture = your culture is { $least } or more
web-if-caravans = both caravans have reached crossroads { $least }
web-if-strength = your strength is { $least } or more
web-if-clothing = you have crafted { $least } clothing
web-if-pottery = you have crafted { $least } pottery
web-if-tools = you have crafted { $least } tools
web-if-weapons = you have crafted { $least } weapons
web-doubled-clothing = what your clothing scores counts twice
web-doubled-pottery = what your pottery scores counts twice
web-doubled-tools = what your tools score counts twice
web-doubled-weapons = what your weapons score counts twice
web-doubled-outposts = what your outposts score counts twice
web-doubled-strength = what your strength scores counts twice
web-doubled-caravans = what your caravans score counts twice
