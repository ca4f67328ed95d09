### De eerste les: de titels staan in web.ftl; lesson-<hoofdstuk>-<stap> wat je doet, en -why waar het goed voor is.

lesson-chapter = Hoofdstuk { $number } van { $all }: { $title }
lesson-next = Volgend hoofdstuk
lesson-again = Opnieuw
lesson-leave = Stoppen
lesson-finish = Speel je eerste spel
lesson-undo = Maak ongedaan en probeer het
lesson-show = Laat zien
lesson-stray = Een prima zet, maar dit hoofdstuk gaat over iets anders.
lesson-stray-final = Een prima zet, maar dit hoofdstuk gaat over iets anders. Je kunt hem niet ongedaan maken, dus begin het hoofdstuk opnieuw.
lesson-lost = Wacht, hier valt nog iets te doen.
lesson-done = Goed gedaan!
lesson-all-done = Dat is het hele spel. Je bent er klaar voor.
lesson-why = Waarom dit handig is
lesson-end-turn = Beëindig eerst je beurt: druk hieronder op ‘Beëindig je beurt’.

lesson-craft-send = Je bent Rood. Elke beurt stuur je één stamlid naar een actieveld en neem je wat erop staat. Stuur een verkenner naar de gemarkeerde groeve: die geeft 2 stenen en 1 kracht.
lesson-craft-send-why = Actievelden geven meestal ruwe grondstoffen: vee, steen, hout en erts. De rij van deze ronde is verlicht. Je andere verkenners en je stamhoofd wachten in je hand, naast je naam.
lesson-craft-refine = Artefacten kosten bewerkte grondstoffen. Klik op je arbeider en bewerk beide stenen tot bouwstenen.
lesson-craft-refine-why = Een arbeider van niveau 2 bewerkt maximaal twee grondstoffen, eenmaal per ronde, op elk moment in je beurt.
lesson-craft-craft = De Knikwandkom, helemaal links langs de rivier, kost 2 bouwstenen. Vervaardig die.
lesson-craft-craft-why = Na de actie van je actieveld mag je één artefact vervaardigen of reserveren. Dit is 2 punten waard en geeft je onmiddellijk 1 cultuur. Het blijft de rest van het spel van jou.

lesson-join-explorer = De verkenner van Blauw staat op de groeve. Jij hebt kracht 4, Blauw 2: je bent sterker, dus je mag aansluiten. Stuur er ook een verkenner heen.
lesson-join-explorer-instead = Je stamhoofd mag ook, maar dat heb je nodig voor de volgende stap.
lesson-join-explorer-why = Op een actieveld is plaats voor twee stamleden, nooit voor twee van één kleur. Aansluiten met een verkenner kost je 1 kracht. Sterke spelers gaan dus waar ze willen, maar niet eindeloos.
lesson-join-chief = Geel is sterker dan jij. Daar trekt je stamhoofd zich niets van aan: stuur je stamhoofd naar de verkenner van Geel, rechts.
lesson-join-chief-why = Een stamhoofd sluit gratis aan bij elke verkenner. En waar een stamhoofd staat, kan niemand anders meer heen: handig om een actieveld voor jezelf te houden.

lesson-ahead-send = De rijen verderop in het dal horen bij latere ronden en geven meer. Alleen verkenners mogen vooruit. Stuur er een naar de vlakte in rij 3: 2 leer en 2 punten, nu al.
lesson-ahead-send-why = De prijs is tijd. Je verkenner blijft daar tot de ronde van die rij voorbij is: tot dan elke ronde een beurt minder.
lesson-ahead-craft = Grondstoffen van daarboven zijn vaak al bewerkt. Vervaardig er het gemarkeerde artefact mee.
lesson-ahead-craft-why = Nu een rijk actieveld, of later meer beurten? Daar draait het in dit spel om. Elke ronde een of twee verkenners vooruit is een goed begin.

lesson-road-send = Ronde 1 is voorbij en de rij is omgedraaid: links ligt een buitenpost, rechts een kruispunt-actieveld. Stuur een verkenner naar het actieveld ‘de weg op’ in je dorp. Je krijgt 2 stappen.
lesson-road-send-why = Elke stap verplaatst een van je twee karavanen. Rechtdoor is het volgende kruispunt één stap ver. Een omweg kost er twee, maar levert iets op.
lesson-road-outpost = Verplaats karavaan A naar de buitenpost van rij 1. Je plant er een vlag.
lesson-road-outpost-instead = Rechtdoor gaat sneller. Maar de omweg levert een vlag op, en daar gaat dit hoofdstuk over.
lesson-road-outpost-why = Een vlag levert aan het einde 2, 5 of 10 punten op. Deze buitenpost telt de niveaus van je arbeiders, dus huur er een paar in.
lesson-road-crossroads = Je hebt nog één stap. Breng karavaan A terug op de weg, naar kruispunt 1.
lesson-road-crossroads-why = Nu hebben je beide karavanen kruispunt 1 bereikt. Daarmee is het kruispunt-actieveld van rij 1 voor jou open.
lesson-road-space = Stuur een stamlid naar het kruispunt-actieveld van rij 1.
lesson-road-space-why = Kruispunt-actievelden blijven tot het einde van het spel. Alleen wie met beide karavanen zo ver is gekomen, kan ze gebruiken.

lesson-river-send = Cultuur brengt je kano verder op de rivier. Stuur een verkenner naar ‘vaardigheden’: 1 kracht en 1 cultuur.
lesson-river-send-why = Hoe verder je peddelt, uit hoe meer artefacten je kunt kiezen: eerst twee, vanaf cultuur 11 alle acht. Onderweg wachten bonusfiches en een vijfde verkenner.
lesson-river-reserve = Vanaf cultuur 4 mag je een artefact reserveren. Niemand anders kan het dan nog nemen. Reserveer er een binnen je bereik.
lesson-river-reserve-why = Vervaardig het voor het einde van het spel, anders kost het je 5 punten. Reserveer iets wat je snel kunt betalen.

lesson-raid-raid = Je buren zijn rijk, en jij bent sterk. Stuur je stamhoofd op plundertocht.
lesson-raid-raid-why = Plunderen kost 1 kracht. Dan geeft iedereen je 1 grondstof per 5 die ze bezitten. Van zwakkere spelers krijg je meer: 1 per 4, 3 of 2. Wees dus niet de zwakste met de volste hut.
lesson-raid-first = Stuur een verkenner naar ‘startspeler’.
lesson-raid-first-why = Je begint de volgende ronde en kiest als eerste uit die rij. De derde en vierde speler krijgen een kleine troostprijs.
lesson-raid-travel = Je krijgt er ook 1 stap op de weg bij. Verplaats een karavaan.
lesson-raid-travel-why = De eerste karavaan aan het einde van de weg levert 8 punten op, de tweede 5, alle andere 3.

lesson-points-send = De laatste beurt van het spel. Stuur je laatste verkenner waarheen je maar wilt.
lesson-points-send-why = Punten komen van artefacten en hun effecten, vlaggen op buitenposten, karavanen aan het einde van de weg, kracht (8, 5 en 2 voor de sterksten) en wat je onderweg scoort. Overgebleven grondstoffen tellen een beetje mee.
lesson-points-end = Beëindig je beurt en bekijk het scoreblad.
lesson-points-end-why = Het blad laat zien waar ieders punten vandaan komen. Je kunt het tijdens een spel altijd openen, alsof het nu eindigde.
