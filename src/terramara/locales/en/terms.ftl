### Names of things. Sentences elsewhere get them as arguments.

## Resources (RES)

resource-cattle = cattle
resource-stone = stone
resource-wood = wood
resource-ore = ore
resource-leather = leather
resource-brick = brick
resource-timber = timber
resource-metal = metal

## Categories of artefacts, terrains

category-clothing = clothing
category-pottery = pottery
category-tools = tools
category-weapons = weapons
terrain-plains = plains
terrain-quarry = quarry
terrain-forest = forest
terrain-mountain = mountain

## Members

member-explorer = explorer
member-chief = chief
member-warrior = warrior
member-member = member

## Spaces. A tip tells what a space gives; $level is the level of this round's workers.

space-hire = hire a worker
    .tip = { $level ->
        [1] a worker of level 1
        [2] a worker of level 2
       *[3] a worker of level 3
    }
space-skills = develop skills
    .tip = 1 strength and 1 culture
space-road = travel the road
    .tip = 2 travel
space-skills-road = skills or road
    .tip = 1 strength and 1 culture, or 2 travel
space-raid = raid
    .tip = pay 1 strength; everyone else gives you resources
space-first = become first player
    .tip = you start the next round and gain 1 travel; in round 5 you take 2 travel, 2 strength or 2 culture
space-raid-first = raid and first player
    .tip = raid for 1 strength, become first player, or both
space-hut = the hut
    .tip = refine 1, or swap 1 raw for another raw
space-XP = the pathfinder’s crossroads space
# $terrain (String) a terrain's name; $code (String) the space in notation, e.g. 2L1
space-territory = { $terrain } { $code }
space-special = special space { $code }
# $row (Number)
space-crossroads = crossroads space of row { $row }

## Places on the road

road-top = the start of the road
road-plain = the road
road-crossroads = crossroads { $row }
road-bonus = the bonus tile of row { $row }
road-outpost = the outpost of row { $row }
road-end = the end of the road

## Players. Seats have colours until somebody gives them a name.

# $initial (String) how it begins: vowel (a silent h as well) or consonant
player-name = { $name }
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
# $number counts from 1
neutral-player = neutral player { $number }

## Where points come from (END-1)

source-play = during play
source-artefacts = artefacts
source-effects = end-of-game effects
source-strength = strength
source-caravans = caravans
source-outposts = outposts
source-reserved = reserved artefact
source-raw = raw resources
source-refined = refined resources
