### Le vocabulaire des effets : un message pour chaque partie et chaque effet possibles.
### Forme « contre » : ce qu’on reçoit dans un échange.

## Quantités. $count (Number) combien.

n-cattle = { $count ->
    [one] { $count } bétail
   *[other] { $count } bétails
}
n-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
n-wood = { $count } bois
n-ore = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
}
n-leather = { $count ->
    [one] { $count } cuir
   *[other] { $count } cuirs
}
n-brick = { $count ->
    [one] { $count } pierre de taille
   *[other] { $count } pierres de taille
}
n-timber = { $count ->
    [one] { $count } poutre
   *[other] { $count } poutres
}
n-metal = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
n-raw = { $count ->
    [one] { $count } ressource brute au choix
   *[other] { $count } ressources brutes au choix
}
n-refined = { $count ->
    [one] { $count } ressource raffinée au choix
   *[other] { $count } ressources raffinées au choix
}
n-matching-raw = { $count ->
    [one] { $count } ressource brute du même type
   *[other] { $count } ressources brutes du même type
}
n-matching-refined = { $count ->
    [one] { $count } ressource raffinée du même type
   *[other] { $count } ressources raffinées du même type
}
n-travel = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
n-culture = { $count ->
    [one] { $count } point de culture
   *[other] { $count } points de culture
}
n-strength = { $count ->
    [one] { $count } point de force
   *[other] { $count } points de force
}
n-vp = { $count } PV
n-worker-1 = { $count ->
    [one] un ouvrier de niveau 1
   *[other] { $count } ouvriers de niveau 1
}
n-worker-2 = { $count ->
    [one] un ouvrier de niveau 2
   *[other] { $count } ouvriers de niveau 2
}
n-worker-3 = { $count ->
    [one] un ouvrier de niveau 3
   *[other] { $count } ouvriers de niveau 3
}
n-hire = un ouvrier de cette manche
n-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
pay-raw = { $count ->
    [one] { $count } ressource brute
   *[other] { $count } ressources brutes
}
pay-refined = { $count ->
    [one] { $count } ressource raffinée
   *[other] { $count } ressources raffinées
}

## Par (SYM-4)

effect-per = { $gain } par { $measure }
per-power = niveau de puissance
per-workers = niveau de vos ouvriers
per-artefacts = objet fabriqué
per-flags = drapeau posé
per-stronger = joueur plus fort que vous
per-clothing = vêtement fabriqué
per-pottery = poterie fabriquée
per-tools = outil fabriqué
per-weapons = arme fabriquée
per-cost-leather = cuir dans le coût
per-cost-brick = pierre de taille dans le coût
per-cost-timber = poutre dans le coût
per-cost-metal = métal dans le coût

## Conditions : au moins $least (Number)

effect-if = { FORM($get, $form) } si { $condition }
if-workers = la somme des niveaux de vos ouvriers est d’au moins { $least }
if-power = votre niveau de puissance est d’au moins { $least }
if-culture = votre culture est d’au moins { $least }
if-caravans = vos 2 caravanes ont atteint le carrefour { $least }
if-strength = votre force est d’au moins { $least }
if-clothing = { $least ->
    [one] vous avez fabriqué au moins { $least } vêtement
   *[other] vous avez fabriqué au moins { $least } vêtements
}
if-pottery = { $least ->
    [one] vous avez fabriqué au moins { $least } poterie
   *[other] vous avez fabriqué au moins { $least } poteries
}
if-tools = { $least ->
    [one] vous avez fabriqué au moins { $least } outil
   *[other] vous avez fabriqué au moins { $least } outils
}
if-weapons = { $least ->
    [one] vous avez fabriqué au moins { $least } arme
   *[other] vous avez fabriqué au moins { $least } armes
}

## Parties

effect-refine = { $count ->
    [one] { $count } raffinage
   *[other] { $count } raffinages
}
effect-trade = { $times ->
    [1] échanger { $pay } contre { FORM($get, "contre") }
   *[more] échanger { $pay } contre { FORM($get, "contre") }, jusqu’à { $times } fois
}
effect-take-back-explorer = { $form ->
        [contre] le retour d’un explorateur
       *[nom] reprendre un explorateur
    }
effect-take-back-chief = { $form ->
        [contre] le retour de votre chef
       *[nom] reprendre votre chef
    }
effect-take-back-member = { $form ->
        [contre] le retour d’un membre du clan
       *[nom] reprendre un membre du clan
    }
effect-craft-with-raw = { $form ->
        [contre] un objet à fabriquer (le brut peut remplacer le raffiné)
       *[nom] fabriquer un objet (le brut peut remplacer le raffiné)
    }
effect-free-raid = { $form ->
        [contre] un raid sans perte de force
       *[nom] lancer un raid sans perdre de force
    }
effect-warriors = { $form ->
        [contre] des guerriers
       *[nom] prendre des guerriers
    }
effect-nothing = rien

## Quand un effet s’applique

timing-instant = Immédiatement : { $effect }.
timing-each-round = Une fois par manche : { $effect }.
timing-at-end = Fin de partie : { $effect }.
timing-when = { $trigger } : { $effect }.
timing-lasting = En permanence : { $effect }.

## Déclencheurs
## $who : explorer, chief, member ; $to : où, « anywhere » si peu importe

when-send = Quand vous envoyez { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[member] un explorateur ou votre chef
    } { $to ->
        [plains] en plaine
        [quarry] dans une carrière
        [forest] en forêt
        [mountain] en montagne
        [crossroads] sur une case Carrefour
        [empty] sur une case action vide
        [other-explorer] auprès d’un explorateur adverse
       *[anywhere] n’importe où
    }
when-culture = Quand vous gagnez de la culture
# $number (Number) du carrefour, 0 pour n’importe lequel
when-crossroads = Quand l’une de vos caravanes atteint { $number ->
        [0] un carrefour
       *[number] le carrefour { $number }
    }
when-crossroads-second = Quand votre deuxième caravane atteint { $number ->
        [0] un carrefour
       *[number] le carrefour { $number }
    }
# $category : une catégorie ou « any » ; $levels : « any » ou p. ex. « 1 ou 2 »
when-craft = Quand vous fabriquez { $category ->
        [clothing] un vêtement
        [pottery] une poterie
        [tools] un outil
        [weapons] une arme
       *[any] un objet
    }{ $levels ->
        [any] { "" }
       *[some] { " " }de niveau { $levels }
    }
when-flag = Quand vous posez un drapeau

## PV doublés (D-87)

doubled-clothing = les vêtements comptent double
doubled-pottery = les poteries comptent double
doubled-tools = les outils comptent double
doubled-weapons = les armes comptent double
doubled-outposts = les comptoirs comptent double
doubled-strength = votre rang de force compte double
doubled-caravans = les caravanes au bout de la route comptent double

## Capacités

ability-join-equal = vos explorateurs peuvent aussi rejoindre un joueur de même force, sans perte
ability-raid-level = en raid, votre niveau de puissance compte pour 1 de plus
ability-discount-each = fabriquer vous coûte 1 ressource de chaque type en moins
ability-no-loss = vous ne perdez jamais de force, sauf si vous l’échangez
ability-more-travel = quand vous gagnez des déplacements, vous en gagnez 1 de plus
ability-more-culture = quand vous gagnez de la culture, vous en gagnez 1 de plus
ability-raw-in-craft = pour fabriquer, jusqu’à 2 ressources brutes peuvent remplacer leur forme raffinée
ability-extra-explorer = vous avez 1 explorateur de plus
ability-leftover-bonuses = les tuiles Bonus écartées sont à vous ; utilisez-en une par manche, puis défaussez-la
ability-own-crossroads = vous avez votre propre case Carrefour et votre propre comptoir
# $category est un identifiant, $kind un nom
effect-discount = { $category ->
        [clothing] les vêtements
        [pottery] les poteries
        [tools] les outils
       *[weapons] les armes
    } vous coûtent 1 { $kind } de moins
# Une partie faite de plusieurs, à l’intérieur d’une autre
effect-inside = { $form ->
        [contre] ({ FORM($effect, "contre") })
       *[nom] ({ $effect })
    }

## Pièces entières

piece-kind = { $category }, niveau { $level }
piece-cost = Coût : { $cost }.
piece-worth = { $vp } PV.
outpost-asks = { $what ->
        [workers] somme des niveaux d’ouvriers
        [power] niveau de puissance
        [culture] culture
        [caravans] vos 2 caravanes au carrefour
        [strength] force
        [clothing] vêtements fabriqués
        [pottery] poteries fabriquées
        [tools] outils fabriqués
       *[weapons] armes fabriquées
    } { $steps }
space-needs = seulement si { $condition } : { $gives }
