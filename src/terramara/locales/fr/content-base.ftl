### Les noms des pièces du matériel de base.

## artefact

artefact-sheepskin-cloak = Cape en peau de mouton
artefact-woollen-shawl = Châle de laine
artefact-bone-pin = Épingle en os
artefact-leather-belt = Ceinture de cuir
artefact-milk-boiler = Bouilloire à lait
artefact-loom-weights = Pesons en argile
artefact-carinated-bowl = Coupe carénée
artefact-clay-stamp = Sceau d’argile
artefact-antler-hoe = Houe en bois de cerf
artefact-flint-sickle = Faucille en silex
artefact-dugout-canoe = Pirogue
artefact-bow-drill = Foret à archet
artefact-bronze-spearhead = Lance de bronze
artefact-tanged-dagger = Poignard à soie
artefact-bone-arrowheads = Flèches à pointe d’os
artefact-flat-axe = Hache plate
artefact-tablet-woven-sash = Ceinture aux plaquettes
artefact-goatskin-shoes = Souliers en chevreau
artefact-wheel-headed-pin = Épingle à rouelle
artefact-fur-cap = Bonnet de fourrure
artefact-horned-cup = Tasse à anse cornue
artefact-clay-strainer = Faisselle d’argile
artefact-grain-jar = Jarre à grain
artefact-clay-crucible = Creuset
artefact-wooden-ard = Araire en bois
artefact-spoked-wheel = Roue à rayons
artefact-warp-loom = Métier à pesons
artefact-antler-cheekpieces = Mors en bois de cerf
artefact-peschiera-dagger = Poignard de Peschiera
artefact-winged-axe = Hache à ailerons
artefact-bronze-halberd = Hallebarde en bronze
artefact-bronze-sword = Épée à languette
artefact-amber-necklace = Collier d’ambre
artefact-violin-bow-fibula = Fibule en archet
artefact-feather-headdress = Coiffe de plumes
artefact-dyed-mantle = Manteau teint
artefact-disc-girdle = Ceinture à disques
artefact-cinerary-urn = Urne cinéraire
artefact-biconical-jar = Vase biconique
artefact-clay-horse = Cheval d’argile
artefact-bellows-nozzle = Tuyère en argile
artefact-channelled-jug = Cruche cannelée
artefact-ox-yoke = Joug de bœufs
artefact-ox-cart = Chariot à bœufs
artefact-votive-basin = Bassin votif
artefact-balance-scales = Balance à fléau
artefact-pile-driver = Masse à pieux
artefact-crested-helmet = Casque à crête
artefact-bronze-greaves = Jambières en bronze
artefact-battle-horn = Cor de guerre
artefact-war-chariot = Char de guerre
artefact-round-shield = Bouclier rond

## tile

tile-water-meadow = Prairie humide
tile-gravel-bank = Banc de gravier
tile-clay-pit = Glaisière
tile-grazing-land = Pâturages
tile-cattle-fold = Enclos à bétail
tile-brick-kiln = Four
tile-pile-village = Village sur pilotis
tile-earth-rampart = Rempart de terre
tile-chiefs-pasture = Pré du chef
tile-deep-quarry = Carrière profonde
tile-great-moat = Grand fossé
tile-river-port = Port fluvial
tile-alder-grove = Aulnaie
tile-oak-ridge = Crête aux chênes
tile-copper-seam = Filon de cuivre
tile-high-pass = Col d’altitude
tile-beech-forest = Hêtraie
tile-smelting-place = Fonderie
tile-charcoal-clearing = Charbonnière
tile-amber-road = Route de l’ambre
tile-sacred-grove = Bois sacré
tile-tin-mine = Mine d’étain
tile-alpine-valley = Vallée alpine
tile-hill-fort = Fort perché

## bonus

bonus-reed-flute = Flûte de roseau
bonus-copper-and-calf = Le cuivre et le veau
bonus-planks-and-pebbles = Planches et galets
bonus-market-stall = Étal du marché
bonus-hired-spears = Lances mercenaires
bonus-finished-goods = Produits finis
bonus-painted-wall = Mur peint
bonus-smiths-gift = Don du forgeron
bonus-saddle-bag = Sacoche de selle
bonus-full-granary = Grenier plein
bonus-guest-house = Maison des hôtes
bonus-timber-yard = Chantier de charpente
bonus-victory-song = Chant de victoire
bonus-travelling-smith = Forgeron ambulant
bonus-night-raid = Raid nocturne
bonus-great-feast = Grand festin
bonus-bridal-gift = Cadeau de noces
bonus-treasure-hoard = Trésor enfoui

## card

card-ford-village = Village du gué
card-herders = Éleveurs
card-potters = Potiers
card-woodcutters = Bûcherons
card-miners = Mineurs
card-spear-bearers = Porteurs de lance
card-river-folk = Gens de la rivière
card-amber-traders = Marchands d’ambre
card-two-families = Deux familles
card-master-smith = Maître forgeron
card-weavers = Tisserands
card-council-of-elders = Conseil des anciens

## character

character-traveller = Voyageur
character-sage = Sage
character-warlord = Seigneur de guerre
character-artisan = Artisan
character-matriarch = Matriarche
character-collector = Collectionneur
character-pathfinder = Éclaireur
