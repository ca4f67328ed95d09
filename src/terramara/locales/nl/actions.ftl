### Wat een actie doet, voor knoppen en lijsten: act-<soort notatie>, een voor elke soort.

# $who (String) een stamlid; $where (String) een actieveld; $gives (String) wat het geeft
act-send = Stuur { $who ->
        [explorer] een verkenner
        [chief] je stamhoofd
       *[warrior] een huurling
    } { FORM($where, "naar") }: { $gives }
# $owner (String) wiens verkenner daar staat
act-send-joining = Stuur { $who ->
        [explorer] een verkenner
        [chief] je stamhoofd
       *[warrior] een huurling
    } { FORM($where, "naar") }, naast { $owner }: { $gives }
act-give-up = Geef de rest van de ronde op
act-adult = Laat je persoon volwassen worden
act-careful-on = Vraag me bij elke opbrengst hoeveel, en in welke volgorde
act-careful-off = Neem opbrengsten volledig, in een logische volgorde
act-worker = Gebruik een arbeider van niveau { $level }
act-character = Gebruik je persoon
act-use = Gebruik { $artefact }
act-bonus = Gebruik het bonusfiche { $bonus }
act-craft = Vervaardig { $artefact } ({ $cost })
act-craft-reserved = Vervaardig je gereserveerde { $artefact } ({ $cost })
act-reserve = Reserveer { $artefact }
act-end = Beëindig je beurt
# $what (String) een grondstof
act-refine = Bewerk { $what }
act-take = Neem { $what }
act-give = Geef { $what }
act-less = Bespaar 1 { $what }
# $which: A of B; $to (String) een plaats op de weg
act-caravan = Karavaan { $which }: naar { $to }
act-trade = Ruil
act-stop = Stop hier
# $what (String) een optie in woorden
act-choose = { $what }
act-next = Eerst: { $what }
act-take-all = Neem alles
act-take-one = Neem er één
act-back = Neem { $who ->
        [explorer] een verkenner
        [chief] je stamhoofd
       *[member] je stamlid
    } terug { FORM($where, "van") }
act-neutral = Neutrale verkenner op { $where }
# $name (String) van een kaart
act-draft-character = Neem de { $name }
act-draft-card = Begin met: { $name }

## Wat een actie nog meer doet, en wat ontbreekt
act-with = { $act } · { $effect }
act-swap = Ruil een ruwe grondstof
act-no-worker = er is geen arbeider van niveau { $level } meer
act-tile-crossroads = { $name }: { $gives }
act-tile-outpost = { $name }: buitenpost, { $asks }
act-stop-gain = Zo is het genoeg
act-stop-take = Zo is het genoeg
act-stop-refine = Stop met bewerken
act-stop-trade = Stop met ruilen
act-stop-option = Geen van deze
act-stop-joint = Geen van beide
act-stop-raid = Plunder niet
act-stop-hut = Verder niets
act-stop-workshop = Vervaardig niets
act-stop-back = Laat iedereen staan
