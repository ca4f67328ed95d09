### Names of the base set's pieces, made by scripts/content_names.py from the set.

## artefact

artefact-sheepskin-cloak = Sheepskin cloak
artefact-woollen-shawl = Woollen shawl
artefact-bone-pin = Bone pin
artefact-leather-belt = Leather belt
artefact-milk-boiler = Milk boiler
artefact-loom-weights = Clay loom weights
artefact-carinated-bowl = Carinated bowl
artefact-clay-stamp = Clay stamp
artefact-antler-hoe = Antler hoe
artefact-flint-sickle = Flint sickle
artefact-dugout-canoe = Dugout canoe
artefact-bow-drill = Bow drill
artefact-bronze-spearhead = Bronze spearhead
artefact-tanged-dagger = Tanged dagger
artefact-bone-arrowheads = Bone arrowheads
artefact-flat-axe = Flat axe
artefact-tablet-woven-sash = Tablet-woven sash
artefact-goatskin-shoes = Goatskin shoes
artefact-wheel-headed-pin = Wheel-headed pin
artefact-fur-cap = Fur cap
artefact-horned-cup = Cup with a horned handle
artefact-clay-strainer = Clay strainer
artefact-grain-jar = Grain jar
artefact-clay-crucible = Crucible
artefact-wooden-ard = Wooden ard
artefact-spoked-wheel = Spoked wheel
artefact-warp-loom = Warp-weighted loom
artefact-antler-cheekpieces = Antler cheekpieces
artefact-peschiera-dagger = Peschiera dagger
artefact-winged-axe = Winged axe
artefact-bronze-halberd = Bronze halberd
artefact-bronze-sword = Flange-hilted sword
artefact-amber-necklace = Amber necklace
artefact-violin-bow-fibula = Violin-bow fibula
artefact-feather-headdress = Feather headdress
artefact-dyed-mantle = Dyed mantle
artefact-disc-girdle = Girdle with bronze discs
artefact-cinerary-urn = Cinerary urn
artefact-biconical-jar = Biconical jar
artefact-clay-horse = Clay horse
artefact-bellows-nozzle = Clay bellows nozzle
artefact-channelled-jug = Channelled jug
artefact-ox-yoke = Ox yoke
artefact-ox-cart = Ox cart
artefact-votive-basin = Votive basin
artefact-balance-scales = Balance scales
artefact-pile-driver = Pile driver
artefact-crested-helmet = Crested helmet
artefact-bronze-greaves = Bronze greaves
artefact-battle-horn = Battle horn
artefact-war-chariot = War chariot
artefact-round-shield = Round shield

## tile

tile-water-meadow = Water meadow
tile-gravel-bank = Gravel bank
tile-clay-pit = Clay pit
tile-grazing-land = Grazing land
tile-cattle-fold = Cattle fold
tile-brick-kiln = Kiln
tile-pile-village = Pile village
tile-earth-rampart = Earth rampart
tile-chiefs-pasture = Chief's pasture
tile-deep-quarry = Deep quarry
tile-great-moat = Great moat
tile-river-port = River port
tile-alder-grove = Alder grove
tile-oak-ridge = Oak ridge
tile-copper-seam = Copper seam
tile-high-pass = High pass
tile-beech-forest = Beech forest
tile-smelting-place = Smelting place
tile-charcoal-clearing = Charcoal clearing
tile-amber-road = Amber road
tile-sacred-grove = Sacred grove
tile-tin-mine = Tin mine
tile-alpine-valley = Alpine valley
tile-hill-fort = Hill fort

## bonus

bonus-reed-flute = Reed flute
bonus-copper-and-calf = Copper and a calf
bonus-planks-and-pebbles = Planks and pebbles
bonus-market-stall = Market stall
bonus-hired-spears = Hired spears
bonus-finished-goods = Finished goods
bonus-painted-wall = Painted wall
bonus-smiths-gift = Smith's gift
bonus-saddle-bag = Saddle bag
bonus-full-granary = Full granary
bonus-guest-house = Guest house
bonus-timber-yard = Timber yard
bonus-victory-song = Victory song
bonus-travelling-smith = Travelling smith
bonus-night-raid = Night raid
bonus-great-feast = Great feast
bonus-bridal-gift = Bridal gift
bonus-treasure-hoard = Treasure hoard

## card

card-ford-village = Village at the ford
card-herders = Herders
card-potters = Potters
card-woodcutters = Woodcutters
card-miners = Miners
card-spear-bearers = Spear bearers
card-river-folk = River folk
card-amber-traders = Amber traders
card-two-families = Two families
card-master-smith = Master smith
card-weavers = Weavers
card-council-of-elders = Council of elders

## character

character-traveller = Traveller
character-sage = Sage
character-warlord = Warlord
character-artisan = Artisan
character-matriarch = Matriarch
character-collector = Collector
character-pathfinder = Pathfinder
