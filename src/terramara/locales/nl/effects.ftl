### Effecten in woorden: een bericht voor elk onderdeel en effect dat een set kan bevatten.

## Hoeveelheden. $count (Number) hoeveel.

n-cattle = { $count } vee
n-stone = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
n-wood = { $count } hout
n-ore = { $count } erts
n-leather = { $count } leer
n-brick = { $count ->
    [one] { $count } bouwsteen
   *[other] { $count } bouwstenen
}
n-timber = { $count } timmerhout
n-metal = { $count } metaal
n-raw = { $count ->
    [one] { $count } ruwe grondstof naar keuze
   *[other] { $count } ruwe grondstoffen naar keuze
}
n-refined = { $count ->
    [one] { $count } bewerkte grondstof naar keuze
   *[other] { $count } bewerkte grondstoffen naar keuze
}
n-matching-raw = { $count ->
    [one] { $count } ruwe grondstof van dezelfde soort
   *[other] { $count } ruwe grondstoffen van dezelfde soort
}
n-matching-refined = { $count ->
    [one] { $count } bewerkte grondstof van dezelfde soort
   *[other] { $count } bewerkte grondstoffen van dezelfde soort
}
n-travel = { $count ->
    [one] { $count } verplaatsing
   *[other] { $count } verplaatsingen
}
n-culture = { $count } cultuur
n-strength = { $count } kracht
n-vp = { $count } OP
n-worker-1 = { $count ->
    [one] een arbeider van niveau 1
   *[other] { $count } arbeiders van niveau 1
}
n-worker-2 = { $count ->
    [one] een arbeider van niveau 2
   *[other] { $count } arbeiders van niveau 2
}
n-worker-3 = { $count ->
    [one] een arbeider van niveau 3
   *[other] { $count } arbeiders van niveau 3
}
n-hire = een arbeider van deze ronde
n-warriors = { $count ->
    [one] 1 huurling
   *[other] { $count } huurlingen
}
pay-raw = { $count ->
    [one] { $count } ruwe grondstof
   *[other] { $count } ruwe grondstoffen
}
pay-refined = { $count ->
    [one] { $count } bewerkte grondstof
   *[other] { $count } bewerkte grondstoffen
}

## Per (SYM-4)

effect-per = { $gain } per { $measure }
per-power = machtsniveau
per-workers = niveau van je arbeiders
per-artefacts = vervaardigd artefact
per-flags = vlag van jou
per-stronger = speler die sterker is dan jij
per-clothing = vervaardigd kledingstuk
per-pottery = vervaardigd stuk steengoed
per-tools = vervaardigd stuk gereedschap
per-weapons = vervaardigd wapen
per-cost-leather = leer in de kosten
per-cost-brick = bouwsteen in de kosten
per-cost-timber = timmerhout in de kosten
per-cost-metal = metaal in de kosten

## Voorwaarden: minstens $least (Number) van iets. Altijd als bijzin na ‘als’.

effect-if = als { $condition }: { $get }
if-workers = het opgetelde niveau van je arbeiders minstens { $least } is
if-power = je machtsniveau minstens { $least } is
if-culture = je cultuur minstens { $least } is
if-caravans = je beide karavanen kruispunt { $least } hebben bereikt
if-strength = je kracht minstens { $least } is
if-clothing = { $least ->
    [one] je minstens { $least } kledingstuk hebt vervaardigd
   *[other] je minstens { $least } kledingstukken hebt vervaardigd
}
if-pottery = { $least ->
    [one] je minstens { $least } stuk steengoed hebt vervaardigd
   *[other] je minstens { $least } stuks steengoed hebt vervaardigd
}
if-tools = { $least ->
    [one] je minstens { $least } stuk gereedschap hebt vervaardigd
   *[other] je minstens { $least } stuks gereedschap hebt vervaardigd
}
if-weapons = { $least ->
    [one] je minstens { $least } wapen hebt vervaardigd
   *[other] je minstens { $least } wapens hebt vervaardigd
}

## Onderdelen

# De vorm voor staat na ‘ruil … voor’, de vorm vraag aan het begin van een vraag.
effect-refine = { $form ->
        [voor] { $count ->
            [one] het bewerken van { $count } grondstof
           *[other] het bewerken van { $count } grondstoffen
        }
       *[nom] { $count ->
            [one] bewerk { $count } grondstof
           *[other] bewerk { $count } grondstoffen
        }
    }
effect-trade = { $form ->
        [vraag] { $times ->
            [1] Ruil je { $pay } voor { FORM($get, "voor") }
            [2] Ruil je maximaal tweemaal { $pay } voor { FORM($get, "voor") }
           *[more] Ruil je maximaal { $times } keer { $pay } voor { FORM($get, "voor") }
        }
       *[nom] { $times ->
            [1] ruil { $pay } voor { FORM($get, "voor") }
            [2] ruil maximaal tweemaal { $pay } voor { FORM($get, "voor") }
           *[more] ruil maximaal { $times } keer { $pay } voor { FORM($get, "voor") }
        }
    }
effect-take-back-explorer = { $form ->
        [voor] de terugkeer van een verkenner
       *[nom] neem een verkenner terug
    }
effect-take-back-chief = { $form ->
        [voor] de terugkeer van je stamhoofd
       *[nom] neem je stamhoofd terug
    }
effect-take-back-member = { $form ->
        [voor] de terugkeer van een stamlid
       *[nom] neem een stamlid terug
    }
effect-craft-with-raw = { $form ->
        [voor] het vervaardigen van een artefact, waarbij je ruwe grondstoffen mag gebruiken in plaats van bewerkte
       *[nom] vervaardig een artefact; je mag ruwe grondstoffen gebruiken in plaats van bewerkte
    }
effect-free-raid = { $form ->
        [voor] een plundering zonder verlies van kracht
       *[nom] plunder zonder kracht te verliezen
    }
effect-warriors = { $form ->
        [voor] huurlingen
       *[nom] neem huurlingen
    }
effect-nothing = niets

## Wanneer een effect werkt

timing-instant = Onmiddellijk: { $effect }.
timing-each-round = Eenmaal per ronde: { $effect }.
timing-at-end = Einde spel: { $effect }.
timing-when = { $trigger }: { $effect }.
timing-lasting = Permanent: { $effect }.

## Aanleidingen
## $who: explorer, chief, member; $to: waarheen, "anywhere" als dat niet uitmaakt

when-send = Als je { $who ->
        [explorer] een verkenner
        [chief] je stamhoofd
       *[member] een verkenner of je stamhoofd
    } { $to ->
        [plains] naar een vlakte
        [quarry] naar een groeve
        [forest] naar een bos
        [mountain] naar een berg
        [crossroads] naar een kruispunt-actieveld
        [empty] naar een leeg actieveld
        [other-explorer] naar een verkenner van een andere speler
       *[anywhere] op pad
    } stuurt
when-culture = Als je cultuur krijgt
# $number (Number) van het kruispunt, 0 voor elk
when-crossroads = Als een van je karavanen { $number ->
        [0] een kruispunt
       *[named] kruispunt { $number }
    } bereikt
when-crossroads-second = Als je tweede karavaan { $number ->
        [0] een kruispunt
       *[named] kruispunt { $number }
    } bereikt
# $category: een categorie of "any"; $levels: "any" of bijv. "1 of 2"
when-craft = Als je { $category ->
        [clothing] kleding
        [pottery] steengoed
        [tools] gereedschap
        [weapons] een wapen
       *[any] een artefact
    }{ $levels ->
        [any] { "" }
       *[some] { " " }van niveau { $levels }
    } vervaardigt
when-flag = Als je een vlag plant

## Dubbele OP (D-87)

doubled-clothing = kleding telt dubbel
doubled-pottery = steengoed telt dubbel
doubled-tools = gereedschap telt dubbel
doubled-weapons = wapens tellen dubbel
doubled-outposts = buitenposten tellen dubbel
doubled-strength = je punten voor kracht tellen dubbel
doubled-caravans = karavanen aan het einde van de weg tellen dubbel

## Eigenschappen

ability-join-equal = je verkenners mogen ook aansluiten bij spelers die even sterk zijn als jij, zonder verlies
ability-raid-level = als je plundert, telt je machtsniveau 1 hoger
ability-discount-each = bij het vervaardigen betaal je 1 minder van elke soort
ability-no-loss = je verliest nooit kracht, behalve als je die zelf ruilt
ability-more-travel = telkens als je verplaatsingen krijgt, krijg je er 1 extra
ability-more-culture = telkens als je cultuur krijgt, krijg je er 1 extra
ability-raw-in-craft = als je iets vervaardigt, mag je maximaal 2 ruwe grondstoffen gebruiken in plaats van bewerkte
ability-extra-explorer = je hebt 1 extra verkenner
ability-leftover-bonuses = de overgebleven bonusfiches zijn van jou; gebruik er elke ronde één en leg het af
ability-own-crossroads = je hebt een eigen kruispunt-actieveld en een eigen buitenpost
# $category is een id, $kind een naam
effect-discount = { $category ->
        [clothing] kleding kost
        [pottery] steengoed kost
        [tools] gereedschap kost
       *[weapons] wapens kosten
    } je 1 { $kind } minder
# Een onderdeel dat zelf uit onderdelen bestaat
effect-inside = ({ $effect })

## Een kaart als geheel

piece-kind = { $category }, niveau { $level }
piece-cost = Kosten: { $cost }.
piece-worth = { $vp } OP.
outpost-asks = { $what ->
        [workers] opgeteld niveau van je arbeiders
        [power] machtsniveau
        [culture] cultuur
        [caravans] beide karavanen op kruispunt
        [strength] kracht
        [clothing] vervaardigde kleding
        [pottery] vervaardigd steengoed
        [tools] vervaardigd gereedschap
       *[weapons] vervaardigde wapens
    } { $steps }
space-needs = alleen als { $condition }: { $gives }
