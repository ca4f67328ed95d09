### Namen der Karten und Plättchen des Grundspiels.

## Artefakte

artefact-sheepskin-cloak = Fellumhang
artefact-woollen-shawl = Wollschal
artefact-bone-pin = Knochennadel
artefact-leather-belt = Ledergürtel
artefact-milk-boiler = Milchkocher
artefact-loom-weights = Webgewichte
artefact-carinated-bowl = Knickwandschale
artefact-clay-stamp = Tonstempel
artefact-antler-hoe = Geweihhacke
artefact-flint-sickle = Flintsichel
artefact-dugout-canoe = Einbaum
artefact-bow-drill = Bogenbohrer
artefact-bronze-spearhead = Speerspitze
artefact-tanged-dagger = Griffangeldolch
artefact-bone-arrowheads = Knochenpfeile
artefact-flat-axe = Flachbeil
artefact-tablet-woven-sash = Brettchenborte
artefact-goatskin-shoes = Ziegenlederschuhe
artefact-wheel-headed-pin = Radnadel
artefact-fur-cap = Pelzmütze
artefact-horned-cup = Hörnertasse
artefact-clay-strainer = Tonsieb
artefact-grain-jar = Getreidekrug
artefact-clay-crucible = Schmelztiegel
artefact-wooden-ard = Hakenpflug
artefact-spoked-wheel = Speichenrad
artefact-warp-loom = Webstuhl
artefact-antler-cheekpieces = Geweihknebel
artefact-peschiera-dagger = Peschieradolch
artefact-winged-axe = Lappenbeil
artefact-bronze-halberd = Stabdolch
artefact-bronze-sword = Griffzungenschwert
artefact-amber-necklace = Bernsteinkette
artefact-violin-bow-fibula = Violinbogenfibel
artefact-feather-headdress = Federschmuck
artefact-dyed-mantle = Purpurmantel
artefact-disc-girdle = Scheibengürtel
artefact-cinerary-urn = Ascheurne
artefact-biconical-jar = Doppelkonus
artefact-clay-horse = Tonpferdchen
artefact-bellows-nozzle = Blasebalgdüse
artefact-channelled-jug = Riefenkanne
artefact-ox-yoke = Ochsenjoch
artefact-ox-cart = Ochsenkarren
artefact-votive-basin = Opferbecken
artefact-balance-scales = Balkenwaage
artefact-pile-driver = Pfahlramme
artefact-crested-helmet = Kammhelm
artefact-bronze-greaves = Beinschienen
artefact-battle-horn = Kriegshorn
artefact-war-chariot = Streitwagen
artefact-round-shield = Rundschild

## Territorien

tile-water-meadow = Auwiese
tile-gravel-bank = Kiesbank
tile-clay-pit = Tongrube
tile-grazing-land = Weideland
tile-cattle-fold = Viehpferch
tile-brick-kiln = Brennofen
tile-pile-village = Pfahldorf
tile-earth-rampart = Erdwall
tile-chiefs-pasture = Häuptlingsweide
tile-deep-quarry = Tiefer Steinbruch
tile-great-moat = Großer Graben
tile-river-port = Flusshafen
tile-alder-grove = Erlenhain
tile-oak-ridge = Eichenkamm
tile-copper-seam = Kupferader
tile-high-pass = Hoher Pass
tile-beech-forest = Buchenwald
tile-smelting-place = Schmelzplatz
tile-charcoal-clearing = Köhlerlichtung
tile-amber-road = Bernsteinstraße
tile-sacred-grove = Heiliger Hain
tile-tin-mine = Zinnmine
tile-alpine-valley = Alpental
tile-hill-fort = Wallburg

## Bonusplättchen

bonus-reed-flute = Schilfflöte
bonus-copper-and-calf = Kupfer und Kalb
bonus-planks-and-pebbles = Bretter und Kiesel
bonus-market-stall = Marktstand
bonus-hired-spears = Speere im Sold
bonus-finished-goods = Fertigware
bonus-painted-wall = Bemalte Wand
bonus-smiths-gift = Gabe des Schmieds
bonus-saddle-bag = Satteltasche
bonus-full-granary = Voller Speicher
bonus-guest-house = Gästehaus
bonus-timber-yard = Zimmerplatz
bonus-victory-song = Siegeslied
bonus-travelling-smith = Wanderschmied
bonus-night-raid = Nächtlicher Überfall
bonus-great-feast = Großes Fest
bonus-bridal-gift = Brautgabe
bonus-treasure-hoard = Hortfund

## Startkarten

card-ford-village = Dorf an der Furt
card-herders = Hirten
card-potters = Töpfer
card-woodcutters = Holzfäller
card-miners = Bergleute
card-spear-bearers = Speerträger
card-river-folk = Flussvolk
card-amber-traders = Bernsteinhändler
card-two-families = Zwei Familien
card-master-smith = Meisterschmied
card-weavers = Weber
card-council-of-elders = Ältestenrat

## Personen

character-traveller = { $form ->
    [acc] den Wanderer
   *[nom] Wanderer
}
character-sage = { $form ->
    [acc] die Weise
   *[nom] Weise
}
character-warlord = { $form ->
    [acc] den Heerführer
   *[nom] Heerführer
}
character-artisan = { $form ->
    [acc] den Handwerker
   *[nom] Handwerker
}
character-matriarch = { $form ->
    [acc] die Matriarchin
   *[nom] Matriarchin
}
character-collector = { $form ->
    [acc] den Sammler
   *[nom] Sammler
}
character-pathfinder = { $form ->
    [acc] den Wegbereiter
   *[nom] Wegbereiter
}
