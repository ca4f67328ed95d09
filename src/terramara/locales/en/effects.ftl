### The vocabulary of effects in words: one message for every part and effect that a set can contain.

## Amounts. $count (Number) how many.

n-cattle = { $count } cattle
n-stone = { $count } stone
n-wood = { $count } wood
n-ore = { $count } ore
n-leather = { $count } leather
n-brick = { $count } brick
n-timber = { $count } timber
n-metal = { $count } metal
n-raw = { $count } raw of your choice
n-refined = { $count } refined of your choice
n-matching-raw = { $count } raw of the same kind
n-matching-refined = { $count } refined of the same kind
n-travel = { $count } travel
n-culture = { $count } culture
n-strength = { $count } strength
n-vp = { $count } VP
n-worker-1 = { $count ->
    [one] a worker of level 1
   *[other] { $count } workers of level 1
}
n-worker-2 = { $count ->
    [one] a worker of level 2
   *[other] { $count } workers of level 2
}
n-worker-3 = { $count ->
    [one] a worker of level 3
   *[other] { $count } workers of level 3
}
n-hire = a worker of this round
n-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
pay-raw = { $count } raw
pay-refined = { $count } refined

## For each (SYM-4)

effect-per = { $gain } for each { $measure }
per-power = power level
per-workers = level of your workers
per-artefacts = artefact you have crafted
per-flags = flag of yours
per-stronger = player stronger than you
per-clothing = piece of clothing you have crafted
per-pottery = piece of pottery you have crafted
per-tools = tool you have crafted
per-weapons = weapon you have crafted
per-cost-leather = leather in the cost
per-cost-brick = brick in the cost
per-cost-timber = timber in the cost
per-cost-metal = metal in the cost

## Conditions: at least $least (Number) of something

effect-if = if { $condition }: { $get }
if-workers = your workers add up to { $least } or more
if-power = your power level is { $least } or more
if-culture = your culture is { $least } or more
if-caravans = both your caravans have reached crossroads { $least }
if-strength = your strength is { $least } or more
if-clothing = you have crafted { $least } or more pieces of clothing
if-pottery = you have crafted { $least } or more pieces of pottery
if-tools = you have crafted { $least } or more tools
if-weapons = you have crafted { $least } or more weapons

## Parts

effect-refine = refine { $count }
effect-trade = { $form ->
    [ask] { $times ->
        [1] Pay { $pay } for { FORM($get, "for") }
        [2] Pay { $pay } for { FORM($get, "for") }, up to twice
       *[other] Pay { $pay } for { FORM($get, "for") }, up to { $times } times
    }
   *[nom] { $times ->
        [1] pay { $pay }: { $get }
        [2] up to twice, pay { $pay }: { $get }
       *[other] up to { $times } times, pay { $pay }: { $get }
    }
}
effect-take-back-explorer = { $form ->
    [for] taking back an explorer
   *[nom] take back an explorer
}
effect-take-back-chief = { $form ->
    [for] taking back your chief
   *[nom] take back your chief
}
effect-take-back-member = { $form ->
    [for] taking back a member
   *[nom] take back a member
}
effect-craft-with-raw = craft an artefact, paying raw for refined if you like
effect-free-raid = raid without losing strength
effect-warriors = take warriors
effect-nothing = nothing

## When an effect works

timing-instant = At once: { $effect }.
timing-each-round = Once per round: { $effect }.
timing-at-end = End of game: { $effect }.
timing-when = { $trigger }: { $effect }.
timing-lasting = Lasting: { $effect }.

## Triggers
## $who: explorer, chief, member; $to: where, "anywhere" if it does not matter

when-send = When you send { $who ->
        [explorer] an explorer
        [chief] your chief
       *[member] an explorer or your chief
    } { $to ->
        [plains] to plains
        [quarry] to a quarry
        [forest] to a forest
        [mountain] to a mountain
        [crossroads] to a crossroads space
        [empty] to an empty action space
        [other-explorer] to another player’s explorer
       *[anywhere] anywhere
    }
when-culture = When you gain culture
# $number (Number) of the crossroads, 0 for any
when-crossroads = When one of your caravans reaches { $number ->
        [0] a crossroads
       *[other] crossroads { $number }
    }
when-crossroads-second = When your second caravan reaches { $number ->
        [0] a crossroads
       *[other] crossroads { $number }
    }
# $category: a category or "any"; $levels: "any" or e.g. "1 or 2"
when-craft = When you craft { $category ->
        [clothing] clothing
        [pottery] pottery
        [tools] a tool
        [weapons] a weapon
       *[any] an artefact
    }{ $levels ->
        [any] { "" }
       *[other] { " " }of level { $levels }
    }
when-flag = When you plant a flag

## Double VP (D-87)

doubled-clothing = clothing counts double
doubled-pottery = pottery counts double
doubled-tools = tools count double
doubled-weapons = weapons count double
doubled-outposts = outposts count double
doubled-strength = your place in strength counts double
doubled-caravans = caravans at the end of the road count double

## Abilities

ability-join-equal = your explorers can also join players as strong as you, at no loss
ability-raid-level = in raids your power level counts 1 higher
ability-discount-each = crafting costs 1 less of each kind
ability-no-loss = you never lose strength, unless you trade it away
ability-more-travel = whenever you gain travel, gain 1 more
ability-more-culture = whenever you gain culture, gain 1 more
ability-raw-in-craft = when you craft, you can pay up to 2 raw for refined
ability-extra-explorer = you have 1 more explorer
ability-leftover-bonuses = you own the leftover bonus tiles; use and discard one each round
ability-own-crossroads = you have your own crossroads space and outpost
# $category is an id, $kind a name
effect-discount = { $category ->
        [clothing] clothing costs
        [pottery] pottery costs
        [tools] tools cost
       *[weapons] weapons cost
    } you 1 { $kind } less
# A part that consists of parts, inside another
effect-inside = ({ $effect })

## Pieces as a whole

piece-kind = { $category }, level { $level }
piece-cost = Cost: { $cost }.
piece-worth = { $vp } VP.
outpost-asks = { $what ->
        [workers] sum of your workers
        [power] power level
        [culture] culture
        [caravans] both caravans at crossroads
        [strength] strength
        [clothing] clothing crafted
        [pottery] pottery crafted
        [tools] tools crafted
       *[weapons] weapons crafted
    } { $steps }
space-needs = only if { $condition }: { $gives }
