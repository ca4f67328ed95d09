### Les noms des choses. Ailleurs, les phrases les reçoivent en argument.
### Formes : « le » (avec l’article), « sur » (où l’on va), « a » (au carrefour 1).
### Pour les joueurs aussi « de » et « que », à cause de l’élision : d’Anna, qu’Anna.

## Ressources (RES)

resource-cattle = bétail
resource-stone = pierre
resource-wood = bois
resource-ore = minerai
resource-leather = cuir
resource-brick = pierre de taille
resource-timber = poutre
resource-metal = métal

## Catégories d’objets, terrains

category-clothing = vêtements
category-pottery = poterie
category-tools = outils
category-weapons = armes
terrain-plains = plaine
terrain-quarry = carrière
terrain-forest = forêt
terrain-mountain = montagne

## Membres du clan

member-explorer = explorateur
member-chief = chef de clan
member-warrior = guerrier
member-member = membre du clan

## Cases. L’infobulle dit ce que donne la case ; $level est le niveau des ouvriers de la manche.

space-hire = { $form ->
        [sur] sur « Recruter un ouvrier »
       *[nom] recruter un ouvrier
    }
    .tip = { $level ->
        [1] un ouvrier de niveau 1
        [2] un ouvrier de niveau 2
       *[3] un ouvrier de niveau 3
    }
space-skills = { $form ->
        [sur] sur « Compétences »
       *[nom] compé{"\u00AD"}tences
    }
    .tip = 1 point de force et 1 point de culture
space-road = { $form ->
        [sur] sur la route
       *[nom] route
    }
    .tip = 2 déplacements
space-skills-road = { $form ->
        [sur] sur « Compétences ou route »
       *[nom] compétences ou route
    }
    .tip = 1 point de force et 1 point de culture, ou 2 déplacements
space-raid = { $form ->
        [sur] en raid
       *[nom] raid
    }
    .tip = payez 1 point de force ; les autres vous donnent des ressources
space-first = { $form ->
        [sur] sur « Premier joueur »
       *[nom] premier joueur
    }
    .tip = vous commencez la manche suivante et gagnez 1 déplacement ; manche 5 : 2 déplacements, 2 points de force ou 2 points de culture
space-raid-first = { $form ->
        [sur] sur « Raid et premier joueur »
       *[nom] raid et premier joueur
    }
    .tip = lancez un raid pour 1 point de force, devenez premier joueur, ou les deux
space-hut = { $form ->
        [sur] dans la hutte
       *[nom] la hutte
    }
    .tip = raffiner 1 ressource, ou échanger 1 ressource brute contre une autre
space-XP = { $form ->
        [sur] sur la case Carrefour de l’Éclaireur
       *[nom] case Carrefour de l’Éclaireur
    }
# $terrain (String) le nom d’un terrain ; $code (String) la case en notation, p. ex. 2L1
space-territory = { $form ->
        [sur] dans la { $terrain } { $code }
       *[nom] { $terrain } { $code }
    }
space-special = { $form ->
        [sur] sur la case Spéciale { $code }
       *[nom] case Spéciale { $code }
    }
# $row (Number)
space-crossroads = { $form ->
        [sur] sur la case Carrefour de la rangée { $row }
       *[nom] case Carrefour de la rangée { $row }
    }

## Étapes de la route

road-top = { $form ->
        [a] au début de la route
       *[nom] le début de la route
    }
road-plain = { $form ->
        [a] à la route
       *[nom] la route
    }
road-crossroads = { $form ->
        [a] au carrefour { $row }
       *[nom] carrefour { $row }
    }
road-bonus = { $form ->
        [a] à la tuile Bonus de la rangée { $row }
       *[nom] la tuile Bonus de la rangée { $row }
    }
road-outpost = { $form ->
        [a] au comptoir de la rangée { $row }
       *[nom] le comptoir de la rangée { $row }
    }
road-end = { $form ->
        [a] au bout de la route
       *[nom] le bout de la route
    }

## Joueurs. Les places ont une couleur tant que personne ne leur donne de nom.

player-name = { $form ->
    [de] { $initial ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
    [que] { $initial ->
        [vowel] qu’{ $name }
       *[consonant] que { $name }
    }
   *[nom] { $name }
}
seat-0 = { $form ->
    [de] de Rouge
    [que] que Rouge
   *[nom] Rouge
}
seat-1 = { $form ->
    [de] de Bleu
    [que] que Bleu
   *[nom] Bleu
}
seat-2 = { $form ->
    [de] de Jaune
    [que] que Jaune
   *[nom] Jaune
}
seat-3 = { $form ->
    [de] de Vert
    [que] que Vert
   *[nom] Vert
}
# $number compte à partir de 1
neutral-player = { $form ->
        [le] le joueur neutre { $number }
        [de] du joueur neutre { $number }
       *[nom] joueur neutre { $number }
    }

## D’où viennent les points (END-1)

source-play = en cours de partie
source-artefacts = objets
source-effects = effets de fin de partie
source-strength = force
source-caravans = caravanes
source-outposts = comptoirs
source-reserved = objet réservé
source-raw = ressources brutes
source-refined = ressources raffinées
