### Namen van dingen. Zinnen elders krijgen ze als argument.

## Grondstoffen (RES)

resource-cattle = vee
resource-stone = steen
resource-wood = hout
resource-ore = erts
resource-leather = leer
resource-brick = bouwsteen
resource-timber = timmerhout
resource-metal = metaal

## Categorieën artefacten, terreinen

category-clothing = kleding
category-pottery = steengoed
category-tools = gereedschap
category-weapons = wapens
terrain-plains = vlakte
terrain-quarry = groeve
terrain-forest = bos
terrain-mountain = berg

## Stamleden

member-explorer = verkenner
member-chief = stamhoofd
member-warrior = huurling
member-member = stamlid

## Actievelden. De vormen naar en van staan met hun voorzetsel in een zin.

space-hire = { $form ->
        [naar] naar ‘arbeider inhuren’
        [van] van ‘arbeider inhuren’
       *[nom] arbeider inhuren
    }
    .tip = { $level ->
        [1] een arbeider van niveau 1
        [2] een arbeider van niveau 2
       *[3] een arbeider van niveau 3
    }
space-skills = { $form ->
        [naar] naar ‘vaardigheden’
        [van] van ‘vaardigheden’
       *[nom] vaardig{"\u00AD"}heden
    }
    .tip = 1 kracht en 1 cultuur
space-road = { $form ->
        [naar] de weg op
        [van] van de weg
       *[nom] de weg op
    }
    .tip = 2 verplaatsingen
space-skills-road = { $form ->
        [naar] naar ‘vaardigheden of weg’
        [van] van ‘vaardigheden of weg’
       *[nom] vaardigheden of weg
    }
    .tip = 1 kracht en 1 cultuur, of 2 verplaatsingen
space-raid = { $form ->
        [naar] op plundertocht
        [van] van plundertocht
       *[nom] plunderen
    }
    .tip = betaal 1 kracht; alle anderen geven je grondstoffen
space-first = { $form ->
        [naar] naar ‘startspeler’
        [van] van ‘startspeler’
       *[nom] startspeler
    }
    .tip = je begint de volgende ronde en krijgt 1 verplaatsing; in ronde 5 neem je 2 verplaatsingen, 2 kracht of 2 cultuur
space-raid-first = { $form ->
        [naar] naar ‘plunderen en startspeler’
        [van] van ‘plunderen en startspeler’
       *[nom] plunderen en startspeler
    }
    .tip = plunder voor 1 kracht, word startspeler, of allebei
space-hut = { $form ->
        [naar] naar de hut
        [van] uit de hut
       *[nom] de hut
    }
    .tip = bewerk 1 grondstof, of ruil 1 ruwe voor een andere ruwe
space-XP = { $form ->
        [naar] naar het kruispunt-actieveld van de spoorzoeker
        [van] van het kruispunt-actieveld van de spoorzoeker
       *[nom] het kruispunt-actieveld van de spoorzoeker
    }
# $terrain (String) een terrein; $code (String) het actieveld in notatie, bijv. 2L1
space-territory = { $form ->
        [naar] naar { $terrain } { $code }
        [van] van { $terrain } { $code }
       *[nom] { $terrain } { $code }
    }
space-special = { $form ->
        [naar] naar speciaal actieveld { $code }
        [van] van speciaal actieveld { $code }
       *[nom] speciaal actieveld { $code }
    }
# $row (Number)
space-crossroads = { $form ->
        [naar] naar het kruispunt-actieveld van rij { $row }
        [van] van het kruispunt-actieveld van rij { $row }
       *[nom] kruispunt-actieveld van rij { $row }
    }

## Plaatsen op de weg

road-top = het begin van de weg
road-plain = de weg
road-crossroads = kruispunt { $row }
road-bonus = het bonusfiche van rij { $row }
road-outpost = de buitenpost van rij { $row }
road-end = het einde van de weg

## Spelers. Plaatsen heten naar hun kleur tot iemand ze een naam geeft.

# $initial (String) hoe de naam begint: vowel (ook een stomme h) of consonant
player-name = { $name }
seat-0 = Rood
seat-1 = Blauw
seat-2 = Geel
seat-3 = Groen
# $number telt vanaf 1
neutral-player = neutrale speler { $number }

## Waar punten vandaan komen (END-1)

source-play = tijdens het spel
source-artefacts = artefacten
source-effects = einde-spel-effecten
source-strength = kracht
source-caravans = karavanen
source-outposts = buitenposten
source-reserved = gereserveerd artefact
source-raw = ruwe grondstoffen
source-refined = bewerkte grondstoffen
