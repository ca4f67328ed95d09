### Why something cannot be done: reason-<code>, for every code of the engine. The rule's id is shown beside it.
### The arguments are the reason's numbers; $owner-name is the name of the seat in $owner.

reason-over = The game is over.
reason-not-asked = Something else is to be decided now: { $asked ->
        [draft] which card to draft
        [tile] which tile to take
        [neutral] where to put a neutral explorer
        [send] which member to send where
        [hut] what to do in the hut
        [craft] what to craft or reserve
        [end] whether to end the turn
        [travel] which caravan to move
        [refine] what to refine
        [take] which resource to take
        [trade] whether to trade
        [option] which option to take
        [order] what comes first
        [gain] how much to take
        [workshop] what to craft
        [back] whom to take back
        [give] what to give
        [reduce] what to save
       *[joint] raid or first player
    }.
reason-not-your-turn = You can do this in your own turn only.
reason-in-payment = Not in the middle of this: finish it first.

## Workers and other free effects

reason-worker-used = Your workers of level { $level } have done their work for this round.
reason-no-worker = You have no worker of level { $level }.
reason-no-raw = You have nothing raw to refine.
reason-no-power = Your character has no ability to use once per round.
reason-used = You have used this already in this round.
reason-no-effect = It would do nothing now.
reason-not-made = You have not crafted this artefact.
reason-not-once-per-round = This artefact has nothing to use once per round.
reason-no-such-bonus = You do not have this bonus tile.
reason-bonus-too-early = Bonus tiles of level { $level } cannot be used yet: this is round { $round }.
reason-not-careful = Nothing speaks against taking it. To decline gains, switch to careful.
reason-must-pay = This must be paid in full.

## Sending members

reason-no-explorer = You have no explorer in hand.
reason-no-chief = Your chief has been sent already.
reason-no-warrior = You have no warrior.
reason-has-members = You still have members of your tribe to send.
reason-not-in-this-game = There is no such space with { $players } players.
reason-not-yours = This space belongs to the pathfinder.
reason-not-turned = Row { $row } has not been turned yet, so its crossroads space is not open.
reason-caravans-behind = Both your caravans must have reached crossroads { $row }; so far it is { $reached }.
reason-done-this-round = This has been done in this round, and can be done only once.
reason-row-turned = Row { $row } has been turned: its round is over.
reason-special-later = Special spaces open in round { $round }.
reason-condition = { $what ->
        [workers] The sum of your workers must be { $least }; it is { $have }.
        [power] Your power level must be { $least }; it is { $have }.
        [culture] Your culture must be { $least }; it is { $have }.
        [caravans] Both your caravans must have reached crossroads { $least }; so far it is { $have }.
        [strength] Your strength must be { $least }; it is { $have }.
       *[other] You need { $least } of them, and have { $have }.
    }
reason-fire = The space is on fire.
reason-future = Chiefs and warriors cannot go there before round { $round }.
reason-chief-or-warrior = A chief or a warrior has closed this space.
reason-single = Only one member can be here.
reason-full = Two members are here already.
reason-own-explorer = Your own explorer is here already.
reason-too-weak = { $neutral ->
        [0] The neutral player here is not weaker than you: { $theirs } against your { $mine }.
        [1] The neutral player here is not weaker than you: { $theirs } against your { $mine }.
       *[other] { $owner-name } is not weaker than you: { $theirs } against your { $mine }.
    }
reason-no-strength = A raid costs 1 strength, and you have none.
reason-done = This half of the space has been done.

## Characters and the careful switch

reason-no-character = You have no character.
reason-already-adult = Your character is adult already.
reason-already-sent = A character can be turned only before the first member of a round is sent.
reason-already-switched = You have switched this already in this turn.
reason-already-so = It is switched like this already.

## Crafting

reason-already-crafted = One artefact a turn: you have crafted or reserved already.
reason-craft-only = Here you can craft, but not reserve.
reason-empty-place = There is no artefact at place { $place }.
reason-not-available = With culture { $culture } you reach the first { $available } of the row.
reason-nothing-reserved = You have not reserved an artefact.
reason-cannot-pay = You cannot pay its cost.
# $missing (String) what is missing, in words
reason-missing = Missing: { $missing }.
reason-culture-too-low = Reserving needs culture { $least }; yours is { $culture }.
reason-already-reserved = You have an artefact in reserve already.
reason-not-in-cost = None of that is left in the cost.

## Travelling

reason-same-place = Both caravans stand here: move caravan A.
reason-at-the-end = This caravan is at the end of the road.
reason-no-way = The road does not go there.
reason-outpost-closed = The way to the outpost of row { $row } opens when the row is turned.

## Choosing and paying

reason-none-of-it = { $what ->
        [cattle] You have no cattle.
        [stone] You have no stone.
        [wood] You have no wood.
        [ore] You have no ore.
        [leather] You have no leather.
        [brick] You have no brick.
        [timber] You have no timber.
       *[metal] You have no metal.
    }
reason-not-offered = { $what ->
        [cattle] Cattle is not offered.
        [stone] Stone is not offered.
        [wood] Wood is not offered.
        [ore] Ore is not offered.
        [leather] Leather is not offered.
        [brick] Brick is not offered.
        [timber] Timber is not offered.
       *[metal] Metal is not offered.
    }
reason-does-not-pay = { $what ->
        [cattle] Cattle does not pay for this.
        [stone] Stone does not pay for this.
        [wood] Wood does not pay for this.
        [ore] Ore does not pay for this.
        [leather] Leather does not pay for this.
        [brick] Brick does not pay for this.
        [timber] Timber does not pay for this.
       *[metal] Metal does not pay for this.
    }
reason-cannot-trade = You do not have what this trade asks for.
reason-no-such-choice = { $most ->
        [one] There is only one choice.
       *[other] There are only { $most } choices.
    }
reason-only-one = There is only one to take.
reason-nobody-there = You have nobody there to take back.

## Set-up

reason-other-row = The next neutral explorer goes to row { $row }.
reason-taken = This is taken.
reason-special = Neutral explorers do not go to special spaces.
reason-has-one = You have one of these; take one of the other kind.
