### Namen van de onderdelen van de basisset.

## artefact

artefact-sheepskin-cloak = Schapenvachtmantel
artefact-woollen-shawl = Wollen omslagdoek
artefact-bone-pin = Benen speld
artefact-leather-belt = Leren riem
artefact-milk-boiler = Melkkoker
artefact-loom-weights = Weefgewichten
artefact-carinated-bowl = Knikwandkom
artefact-clay-stamp = Kleistempel
artefact-antler-hoe = Hak van gewei
artefact-flint-sickle = Vuurstenen sikkel
artefact-dugout-canoe = Boomstamkano
artefact-bow-drill = Boogboor
artefact-bronze-spearhead = Bronzen speerpunt
artefact-tanged-dagger = Angeldolk
artefact-bone-arrowheads = Benen pijlpunten
artefact-flat-axe = Vlakbijl
artefact-tablet-woven-sash = Kaartgeweven sjerp
artefact-goatskin-shoes = Geitenleren schoenen
artefact-wheel-headed-pin = Radnaald
artefact-fur-cap = Bontmuts
artefact-horned-cup = Gehoornde beker
artefact-clay-strainer = Aardewerken zeef
artefact-grain-jar = Graanpot
artefact-clay-crucible = Smeltkroes
artefact-wooden-ard = Houten eergetouw
artefact-spoked-wheel = Spaakwiel
artefact-warp-loom = Staand weefgetouw
artefact-antler-cheekpieces = Wangstukken van gewei
artefact-peschiera-dagger = Peschieradolk
artefact-winged-axe = Vleugelbijl
artefact-bronze-halberd = Bronzen dolkstaf
artefact-bronze-sword = Greeptongzwaard
artefact-amber-necklace = Barnstenen ketting
artefact-violin-bow-fibula = Vioolboogfibula
artefact-feather-headdress = Verentooi
artefact-dyed-mantle = Geverfde mantel
artefact-disc-girdle = Gordel met bronzen schijven
artefact-cinerary-urn = Crematie-urn
artefact-biconical-jar = Dubbelconische pot
artefact-clay-horse = Paardje van klei
artefact-bellows-nozzle = Blaasmond van klei
artefact-channelled-jug = Gegroefde kan
artefact-ox-yoke = Ossenjuk
artefact-ox-cart = Ossenkar
artefact-votive-basin = Offerbekken
artefact-balance-scales = Weegschaal
artefact-pile-driver = Heiblok
artefact-crested-helmet = Kamhelm
artefact-bronze-greaves = Bronzen scheenplaten
artefact-battle-horn = Strijdhoorn
artefact-war-chariot = Strijdwagen
artefact-round-shield = Rond schild

## tegel

tile-water-meadow = Beemd
tile-gravel-bank = Grindbank
tile-clay-pit = Kleiput
tile-grazing-land = Weidegrond
tile-cattle-fold = Veekraal
tile-brick-kiln = Steenoven
tile-pile-village = Paaldorp
tile-earth-rampart = Aarden wal
tile-chiefs-pasture = Weide van het stamhoofd
tile-deep-quarry = Diepe groeve
tile-great-moat = Grote gracht
tile-river-port = Rivierhaven
tile-alder-grove = Elzenbos
tile-oak-ridge = Eikenrug
tile-copper-seam = Koperader
tile-high-pass = Hoge pas
tile-beech-forest = Beukenbos
tile-smelting-place = Smeltplaats
tile-charcoal-clearing = Kolenbrandersveld
tile-amber-road = Barnsteenroute
tile-sacred-grove = Heilig woud
tile-tin-mine = Tinmijn
tile-alpine-valley = Alpendal
tile-hill-fort = Heuvelfort

## bonusfiche

bonus-reed-flute = Rietfluit
bonus-copper-and-calf = Koper en een kalf
bonus-planks-and-pebbles = Planken en kiezels
bonus-market-stall = Marktkraam
bonus-hired-spears = Gehuurde speren
bonus-finished-goods = Afgewerkte waren
bonus-painted-wall = Beschilderde muur
bonus-smiths-gift = Geschenk van de smid
bonus-saddle-bag = Zadeltas
bonus-full-granary = Volle graanschuur
bonus-guest-house = Gastenverblijf
bonus-timber-yard = Houtwerf
bonus-victory-song = Overwinningslied
bonus-travelling-smith = Rondtrekkende smid
bonus-night-raid = Nachtelijke plundering
bonus-great-feast = Groot feest
bonus-bridal-gift = Bruidsschat
bonus-treasure-hoard = Verborgen schat

## startkaart

card-ford-village = Dorp aan de voorde
card-herders = Veehoeders
card-potters = Pottenbakkers
card-woodcutters = Houthakkers
card-miners = Mijnwerkers
card-spear-bearers = Speerdragers
card-river-folk = Riviervolk
card-amber-traders = Barnsteen{"\u00AD"}handelaren
card-two-families = Twee families
card-master-smith = Meestersmid
card-weavers = Wevers
card-council-of-elders = Raad van oudsten

## persoon

character-traveller = Reiziger
character-sage = Wijze
character-warlord = Krijgsheer
character-artisan = Ambachtsman
character-matriarch = Matriarch
character-collector = Verzamelaar
character-pathfinder = Spoorzoeker
