### Wat er gevraagd wordt: ask-<soort beslissing>. De argumenten zijn die van "about" van de beslissing.

ask-draft = Kies een persoon of een startkaart.
ask-draft-character = Kies een persoon.
ask-draft-card = Kies een startkaart.
# $column: left of right
ask-tile = { $column ->
    [left] Kies een tegel. De buitenpost ervan is alleen voor jou.
   *[right] Kies een tegel. Het kruispunt-actieveld ervan is alleen voor jou.
}
ask-neutral = Zet een neutrale verkenner op een leeg actieveld in rij { $row }.
ask-send = Stuur een stamlid op pad.
ask-hut = In de hut: bewerk of ruil 1 ruwe grondstof.
ask-craft = Vervaardig of reserveer een artefact, of beëindig je beurt.
ask-craft-only = Vervaardig een artefact, of beëindig je beurt.
ask-craft-reserve = Je kunt nu niets vervaardigen. Reserveer een artefact, of beëindig je beurt.
ask-craft-none = Je kunt nu niets vervaardigen of reserveren. Beëindig je beurt.
ask-end = Gebruik wat je nog hebt, of beëindig je beurt.
ask-travel = Verplaats een karavaan: nog { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }.
ask-refine = Bewerk grondstoffen: nog { $count }.
ask-take = Neem een grondstof: nog { $count }.
# $trade (String) de ruil in woorden
ask-trade = { FORM($trade, "vraag") }?
ask-option = Kies er één.
ask-order = Wat eerst?
# $what (String) een hoeveelheid in woorden
ask-gain = { $count ->
        [1] Neem je { $what }?
       *[more] Neem je { $what }? Minder mag ook.
    }
ask-workshop = Vervaardig een artefact. Je mag ruwe grondstoffen gebruiken in plaats van bewerkte.
ask-back = { $who ->
        [explorer] Neem een verkenner terug.
        [chief] Neem je stamhoofd terug.
       *[member] Neem een stamlid terug.
    }
# $what (String) wat je moet betalen, in woorden
ask-give-trade = Betaal { $what }.
# $artefact (String) een naam
ask-give-craft = Betaal { $what } voor { $artefact }.
# $name (String) van de plunderaar
ask-give-raid = { $name } plundert je. Geef { $count ->
        [one] 1 grondstof
       *[other] { $count } grondstoffen
    }.
ask-reduce = Je betaalt 1 grondstof minder voor { $artefact }. Welke?
ask-raid = Wil je de anderen plunderen? Het kost je geen kracht.
ask-joint = Plunderen, startspeler worden, of geen van beide?
ask-over = Het spel is afgelopen.
# $name (String) van de speler die beslist
ask-wait = Wachten op { $name }.

## Weigeringen die de vraag noemen ($asked: haar soort)

reason-not-asked = Beslis eerst { $asked ->
        [draft] welke kaart je neemt
        [tile] welke tegel je neemt
        [neutral] waar de neutrale verkenner komt
        [send] wie je waarheen stuurt
        [hut] wat je in de hut doet
        [craft] wat je vervaardigt of reserveert
        [end] of je je beurt beëindigt
        [travel] welke karavaan je verplaatst
        [refine] wat je bewerkt
        [take] welke grondstof je neemt
        [trade] of je ruilt
        [option] wat je kiest
        [order] wat eerst komt
        [gain] hoeveel je neemt
        [workshop] wat je vervaardigt
        [back] wie je terugneemt
        [give] wat je geeft
        [reduce] wat je bespaart
        [raid] of je plundert
       *[joint] of je plundert of startspeler wordt
    }.
reason-finish-first = { reason-not-asked }
