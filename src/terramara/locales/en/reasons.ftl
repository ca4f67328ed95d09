### Why something cannot be done: reason-<code>, for every code of the engine. The rule's id is shown beside it.
### The arguments are the reason's numbers; $owner-name is the name of the seat in $owner.

reason-over = The game is over.
# $owner-name (String) whose turn it is
reason-not-your-turn-now = It's { $owner-name }'s turn.
# $owner-name (String) who decides
reason-not-your-choice = { $owner-name } has to decide first.
reason-set-up-first = The first round hasn't started yet.
reason-set-up-only = You can only do this during set-up.
reason-send-first = Send a member first. You can craft or reserve after its action.
reason-one-a-turn = You've sent your member for this turn.
reason-must-send = You have to send a member.
reason-send-or-give-up = Send a warrior, or give up the rest of the round.
reason-must-choose = You can't skip a choice during set-up.
reason-all-happen = All of these happen. You only choose the order.
reason-hut-done = Each member in your hut refines or swaps once. This one has.
reason-only-one-of = You can only choose one of these, and you have.
reason-switch-when-sending = You can only switch this when you send a member.
reason-nothing-refines = Nothing here refines. Use a worker.
reason-nothing-to-take = There's nothing to take now.
reason-nothing-to-pay = There's nothing to pay now.
reason-nothing-cheaper = Nothing gets cheaper now.
reason-no-travel = You have no travel to use.
reason-no-trade = There's nothing to trade now.
reason-nothing-to-choose = There's nothing to choose now.
reason-nothing-to-order = There's nothing to put in order now.
reason-nobody-to-take-back = Nothing lets you take a member back now.
reason-nothing-to-stop = There's nothing to stop. You can end your turn.
reason-not-your-turn = You can only do this on your turn.
reason-in-payment = Finish this first.

## Workers and other free effects

reason-worker-used = Your level-{ $level } workers are done for this round.
reason-no-worker = You have no level-{ $level } worker.
reason-no-raw = You have no raw resource to refine.
reason-no-power = Your character has no once-per-round ability.
reason-used = You've used this already this round.
reason-no-effect = It would do nothing right now.
reason-not-made = You haven't crafted this artefact.
reason-not-once-per-round = This artefact has no once-per-round effect.
reason-no-such-bonus = You don't have this bonus tile.
reason-bonus-too-early = You can't use level-{ $level } bonus tiles before round { $level }. This is round { $round }.
reason-not-careful = You can only take this. To decline gains, turn on “ask”.
reason-nobody-gives = Nobody has enough to give you anything.
reason-must-pay = You have to pay this in full.

## Sending members

reason-no-explorer = You have no explorer in hand.
reason-no-chief = You've already sent your chief.
reason-no-warrior = You have no warrior.
reason-has-members = You still have members of your tribe to send.
reason-not-in-this-game = There's no such space with { $players } players.
reason-not-yours = Only the pathfinder can go here.
reason-not-turned = This crossroads space opens when row { $row } is turned.
reason-caravans-behind = You need both caravans at crossroads { $row }. { $reached ->
        [0] They haven't both reached one yet.
       *[more] They've both reached { $reached }.
    }
reason-done-this-round = This happens once a round, and it already has.
reason-row-turned = Row { $row } has been turned: its round is over.
reason-special-later = Special spaces open in round { $round }.
reason-condition = { $what ->
        [workers] Your workers must add up to { $least }. They add up to { $have }.
        [power] You need power level { $least }. Yours is { $have }.
        [culture] You need culture { $least }. Yours is { $have }.
        [caravans] You need both caravans at crossroads { $least }. { $have ->
            [0] They haven't both reached one yet.
           *[more] They've both reached { $have }.
        }
        [strength] You need strength { $least }. Yours is { $have }.
       *[things] You need { $least } of them. You have { $have }.
    }
reason-fire = This space is on fire.
reason-future = Only explorers can go here before round { $round }.
reason-chief-or-warrior = A chief or warrior has closed this space.
reason-single = There's room for one member only.
reason-full = Two members are here already.
reason-own-explorer = Your own explorer is here.
reason-too-weak = { $neutral ->
        [0] You need more strength than the neutral player here ({ $theirs }). You have { $mine }.
        [1] You need more strength than the neutral player here ({ $theirs }). You have { $mine }.
       *[player] You need more strength than { $owner-name } ({ $theirs }). You have { $mine }.
    }
reason-no-strength = A raid costs 1 strength. You have none.
reason-done = You've done this part of the space already.

## Characters and the careful switch

reason-no-character = You have no character.
reason-already-adult = Your character is already an adult.
reason-already-sent = You can only turn your character before you send your first member of the round.
reason-already-switched = You've already switched this once this turn.
reason-already-so = It's already set that way.

## Crafting

reason-already-crafted = One artefact a turn, and you've crafted or reserved already.
reason-craft-only = You can craft here, but not reserve.
reason-empty-place = There's no artefact at place { $place }.
reason-not-available = You need more culture. At { $culture }, you reach the first { $available } artefacts.
reason-nothing-reserved = You haven't reserved an artefact.
reason-cannot-pay = You can't pay for it.
# $missing (String) what is missing, in words
reason-missing = You still need { $missing }.
reason-culture-too-low = You need culture { $least } to reserve. Yours is { $culture }.
reason-already-reserved = You already have an artefact in reserve.
reason-not-in-cost = There's none of that left in the cost.

## Travelling

reason-at-the-end = This caravan is at the end of the road.
reason-no-way = The road doesn't go there.
reason-outpost-closed = The way to this outpost opens when row { $row } is turned.

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
        [cattle] Cattle isn't on offer.
        [stone] Stone isn't on offer.
        [wood] Wood isn't on offer.
        [ore] Ore isn't on offer.
        [leather] Leather isn't on offer.
        [brick] Brick isn't on offer.
        [timber] Timber isn't on offer.
       *[metal] Metal isn't on offer.
    }
reason-same-kind = Take a different kind from the one you gave.
reason-does-not-pay = { $what ->
        [cattle] You can't pay this with cattle.
        [stone] You can't pay this with stone.
        [wood] You can't pay this with wood.
        [ore] You can't pay this with ore.
        [leather] You can't pay this with leather.
        [brick] You can't pay this with brick.
        [timber] You can't pay this with timber.
       *[metal] You can't pay this with metal.
    }
reason-cannot-trade = You don't have what this trade costs.
reason-no-such-choice = { $most ->
        [one] There's only one choice.
       *[other] There are only { $most } choices.
    }
reason-only-one = There's only one to take.
reason-nobody-there = You have nobody there to take back.

## Set-up

reason-other-row = The next neutral explorer goes to row { $row }.
reason-taken = Someone has taken this.
reason-special = Neutral explorers don't go to special spaces.
reason-has-one = You already have one of this kind. Take one of the other.
