### The rules help: one message for every rule id, its title beside it.
### A text may name other rules by their id (TRN-7); readers turn these into links.

## The page of the rules in the documentation (Markdown; its links are those of the language's folder)

rules-page-title = The rules
rules-page-head =
    Every rule of the game with its number, in this project's own words. The game names rules by these numbers
    wherever it refuses or explains something, and `terramara rules TRN-7` shows one in the terminal. To learn the
    game, read [How to play](how-to-play.md) first; where a rule left a question open, the answer is
    a [ruling](rulings.md).
rules-page-rulings = D-1 to D-94 have [a page of their own](rulings.md).

## Titles of the sections

rules-section-CMP = What is in the box
rules-section-SET = Setting up
rules-section-RES = Resources
rules-section-WRK = Workers
rules-section-TRN = Turns and sending members
rules-section-ART = Artefacts
rules-section-HOM = Home spaces
rules-section-RAD = The raid
rules-section-FST = Becoming first player
rules-section-TER = Territory spaces
rules-section-CRO = Crossroads spaces
rules-section-SPC = Special spaces
rules-section-HUT = The hut
rules-section-RND = Start and end of a round
rules-section-MIL = Strength
rules-section-RIV = The river
rules-section-ROA = The road
rules-section-OUT = Outposts
rules-section-BON = Bonus tiles
rules-section-WAR = Warriors
rules-section-CHR = Characters
rules-section-END = The end of the game
rules-section-NEU = Games of two and three
rules-section-D = Rulings
rules-section-SYM = What effects can say

## What is in the box

rule-CMP-1 = Two, three or four people play, over five rounds.
    .title = Players and rounds
rule-CMP-2 = In your colour you have a chief, 6 explorers, 2 caravans, a canoe, a strength marker, 4 flags and a hut of your own.
    .title = Your pieces
rule-CMP-3 = There are 52 artefacts to craft: 16 of level 1, 16 of level 2 and 20 of level 3. Each belongs to one of four categories: clothing, pottery, tools or weapons.
    .title = Artefacts
rule-CMP-4 = There are 24 territory tiles with two sides. Twelve show plains and quarries and go into the left column; twelve show forest and mountains and go into the right one. Each column has 4 tiles of every level from 1 to 3 (D-17), and a game uses 12 of the 24.
    .title = Territory tiles
rule-CMP-5 = Of the 4 home tiles a game uses 2; which two depends on how many people play (SET-2).
    .title = Home tiles
rule-CMP-6 = Also in the box: 18 bonus tiles, 6 of each level; 17 workers, of which 9 are of level 1, 5 of level 2 and 3 of level 3; 12 starting cards; 7 characters with a young and an adult side; the first-player card, with two sides; 4 warriors; 6 fire tiles; 4 restriction tiles; and the neutral cards 1, 2, 3 and 4.
    .title = Everything else
rule-CMP-7 = Printed resources come on 64 tiles, 16 for each pair, raw on one face and refined on the other, and points on 46 more. They are only counters: running out of them never holds up play (D-1).
    .title = Counters

## Setting up

rule-SET-1 = You begin with strength 0, your canoe on river space 0 and both caravans at the start of the road. In hand you hold your chief and 4 explorers. A 5th explorer waits beside the river (RIV-2). The 6th takes no part unless your character brings it in (CHR-6). A neutral player uses all 6 of its explorers.
    .title = What each player begins with
rule-SET-2 = The home tiles say for how many players they are. With four: tile 4 on the left, tile 3/4 on the right. With three: 2/3 and 3/4. With two: 2/3 and 2. HOM says what their spaces do.
    .title = Laying the home tiles
rule-SET-3 = In each column, draw 2 of the 4 tiles of every level. Nearest first, rows 1 and 2 get level 1, rows 3 and 4 level 2, rows 5 and 6 level 3, all with their resource side up. Forest and mountain tiles make the right column, plains and quarry tiles the left one.
    .title = Laying the territory
rule-SET-4 = Row 1 is the row of round 1, and so on to row 4. Rows 5 and 6 are both rows of round 5.
    .title = Rows and rounds
rule-SET-5 = Every round of the track gets 2 workers: of level 1 for rounds 1 and 2, of level 2 for rounds 3 and 4, of level 3 for round 5. The remaining workers form the supply.
    .title = Workers on the round track
rule-SET-6 = Bonus tiles are dealt at random, by level, and lie open: a level 1 at river 6, a level 2 at river 10, a level 2 and a level 3 at river 14, one on every bonus place of the road (ROA-3), and a level 3 beside each of the two plains and quarry tiles of level 3. What is left over is put aside; only the collector has a use for it (CHR-7).
    .title = Laying the bonus tiles
rule-SET-7 = Each level of artefacts is shuffled separately, then stacked with level 1 on top, level 2 below it and level 3 at the bottom. The first 8 form the row along the river, from left to right.
    .title = The artefact deck and row
rule-SET-8 = The first player is chosen at random, or by the table, and takes the first-player card, which gives nothing yet. With two or three players, fire and the neutral explorers (NEU-2, NEU-3) are laid next, before anyone receives starting goods.
    .title = The first first player
rule-SET-9 = In a first game there are neither characters nor starting cards. Instead everybody receives one each of cattle, stone, wood and ore, a level-1 worker and 1 culture. Strength follows the order of play: 1 for the first player, 2 for the second, 3 for the third, 4 for the fourth.
    .title = A first game
rule-SET-10 = In a full game, one character more than there are players is laid out young side up, and one starting card more than there are players. In reverse turn order, everybody picks one card, a character or a starting card. Then, in turn order, everybody picks one of the kind they still lack. The cards nobody picked leave the game. In turn order, each then receives what their starting card shows: resources raw or refined, workers, strength, culture, travel or VP. After that the starting card leaves the game too.
    .title = A full game: the draft
rule-SET-11 = What your starting card gives never sets off your character's ability.
    .title = Characters sleep during set-up
rule-SET-12 = Two characters act the moment they are picked: the collector takes its bonus tiles, the pathfinder chooses its two tiles. Characters that give something at once do so when all starting goods have been received, in turn order (D-2).
    .title = Characters that act early

## Resources and workers

rule-RES-1 = Wherever a raw resource is asked for, you may pay its refined form instead: leather for cattle, brick for stone, timber for wood, metal for ore. The reverse only works if an effect says so.
    .title = Refined pays for raw
rule-RES-2 = Refining turns one of your raw resources into its refined form.
    .title = Refining
rule-WRK-1 = Once in each round, at any moment of your own turn, a worker refines as many of your raw resources as its level says, or fewer, in any mixture. Any refining you leave undone is lost for the round.
    .title = What a worker does
rule-WRK-2 = A worker you have just received is ready in the very same round (D-18). At the end of a round all workers become ready again.
    .title = When workers are ready
rule-WRK-3 = The sum of your workers is the levels of all the workers you own, used or not, added up.
    .title = The sum of your workers

## Turns

rule-TRN-1 = A round starts with the first player and goes round clockwise. In your turn you must send exactly one member if you have any left; with none left you are passed over. The round is over as soon as nobody has a member to send.
    .title = How a round goes
rule-TRN-2 = You can send a member to a space at home, on a territory tile, at a crossroads, to a special space, or into your own hut.
    .title = Where members go
rule-TRN-3 = An action space has room for two members, but never for two of one colour. Warriors have no colour.
    .title = Two to a space
rule-TRN-4 = A space marked as single has room for one member only.
    .title = Single spaces
rule-TRN-5 = A chief or a warrior closes the space they stand on: nobody can be sent there afterwards.
    .title = Chiefs and warriors close a space
rule-TRN-6 = Spaces of territory tiles whose round is yet to come lie in the future. Your explorers may go there ahead of time; chiefs and warriors may not.
    .title = The future is for explorers
rule-TRN-7 = Your explorer may join a single explorer of another player only if your strength is higher than theirs. It costs you 1 strength, and the comparison is made before you lose it.
    .title = An explorer joins an explorer
rule-TRN-8 = A chief or a warrior may join a single explorer of another player, however strong that player is, and it costs nothing. Your chief cannot join your own explorer; a warrior of yours can.
    .title = A chief or warrior joins an explorer
rule-TRN-9 = As soon as the member stands there, you carry out the action of its space.
    .title = The action comes at once
rule-TRN-10 = When the action is done you may do one of three things, but only one: craft an artefact available to you in the row, craft the artefact you have reserved, or reserve an artefact available to you.
    .title = Craft or reserve, once a turn
rule-TRN-11 = Throughout your own turn you are free to use your workers, your artefacts that work once per round, and your character's ability if it has one that works once per round.
    .title = What you can use at any time
rule-TRN-12 = You can turn your character to its adult side just before you send your first member of a round.
    .title = Growing up
rule-TRN-13 = You never have to take what an effect offers: you may take all, some or none of it. Only where a rule says that you must, or that you lose something, is there no choice.
    .title = Gains are offers

## Artefacts

rule-ART-1 = How far your canoe has come decides how many artefacts of the row you can reach, counted from the left: 2 at culture 0, 3 at 1, 4 at 3, 5 at 5, 6 at 7, 7 at 9, and all 8 from 11 on.
    .title = What is available to you
rule-ART-2 = Crafting means paying an artefact's cost, in refined resources, to the supply. It then lies open in front of you and does what it says from that moment.
    .title = Crafting
rule-ART-3 = From culture 4 on you may reserve an artefact, one at a time: it is laid face down before you (D-12) and nobody else can have it. Until you craft it, it does nothing, and you cannot get rid of it in any other way.
    .title = Reserving
rule-ART-4 = With an artefact in reserve you are still free to craft others from the row.
    .title = Reserving does not bind you
rule-ART-5 = Once your culture is 12 or more, the artefact you have reserved costs you one resource less to craft, and you choose which.
    .title = Reserved artefacts get cheaper
rule-ART-6 = After an artefact has left the row, the rest move up to the left and the gap is filled from the deck, as long as there is a deck.
    .title = Filling the row
rule-ART-7 = Effects come in four kinds. A lasting one works every time its condition is met, until the game ends. An instant one works once, when you craft the artefact. A once-per-round one can be used at any time in your turn, one time each round. An end-of-game one is worth VP when the game is over.
    .title = Four kinds of effects
rule-ART-8 = An artefact still in reserve when the game ends costs its owner 5 VP.
    .title = An artefact never crafted

## Home

rule-HOM-1 = Four players have five spaces at home: hire a worker, develop skills, travel the road, raid, and become first player.
    .title = Home with four players
rule-HOM-2 = With three players there are four spaces: developing skills and travelling the road share one, and whoever goes there picks one of the two. The next member to come has the same free choice.
    .title = Home with three players
rule-HOM-3 = With two players there are three spaces. Skills and road are shared as with three; raid and first player share a space too, where you may do both, in the order you like.
    .title = Home with two players
rule-HOM-4 = You take one of the workers that lie on the current round of the track: of level 1 in rounds 1 and 2, of level 2 in rounds 3 and 4, of level 3 in round 5.
    .title = Hire a worker
rule-HOM-5 = You gain 1 strength and 1 culture.
    .title = Develop skills
rule-HOM-6 = You gain 2 travel.
    .title = Travel the road
rule-HOM-7 = The raid and first player are single spaces (TRN-4). With two players, so is the space they share.
    .title = Single spaces at home

## The raid

rule-RAD-1 = Sending a member to the raid costs you 1 strength on the spot (D-3). Power levels are compared after that.
    .title = The price of a raid
rule-RAD-2 = Each of the other players hands you one resource for every N resources they own, rounded down. N is 5 for a player of your own power level. It shrinks to 4, 3 or 2 for those who are 1, 2 or 3 levels below you, and grows to 6, 7 or 8 for those 1, 2 or 3 levels above.
    .title = What a raid takes
rule-RAD-3 = All resources count, raw or refined, and the giver chooses which to hand over. A player with fewer than N gives nothing.
    .title = What is given
rule-RAD-4 = Only power levels matter here, never the exact strength. Neutral players have nothing to give.
    .title = Power levels, not strength
rule-RAD-5 = Those who must give decide one by one, clockwise, starting on the raider's left.
    .title = Who gives first

## First player

rule-FST-1 = In rounds 1 to 4 you receive the first-player card and will begin the next round. Right away you gain 1 travel. In the new order of play, the third player gains 1 culture and the fourth 2 strength. The second gains nothing.
    .title = Taking the card
rule-FST-2 = With three players nobody is fourth, so nobody gains the 2 strength. With two players nobody is third either, so the 1 culture falls away as well.
    .title = With fewer players
rule-FST-3 = In round 5 the card lies on its other side: take your pick of 2 travel, 2 strength or 2 culture. The others gain nothing.
    .title = In the last round

## Territory, crossroads, special spaces, hut

rule-TER-1 = Each territory tile has three spaces: a large one on the left, then two small ones. Their size matters only for fire (NEU-2). A space has a terrain and gives whatever it shows: resources, refining, strength, travel, culture or something else.
    .title = Territory spaces
rule-CRO-1 = When a forest and mountain tile of level 1 or 2 is turned, at the end of its row's round, a crossroads space appears on its back. It can be used from then on.
    .title = Crossroads spaces
rule-CRO-2 = You may send a member to a crossroads space only when both your caravans have come as far as the crossroads of that row, or further.
    .title = Who may go there
rule-SPC-1 = Every forest and mountain tile of level 3 has one special space. Nobody can use it before round 5; then you need to meet its condition. With a sum of workers of 5 or more: 1 strength, 1 culture, 1 travel and 1 refined resource of your choice. With your canoe at the river's middle mark or beyond (culture 10 in the base set): 1 refined resource of your choice and 3 VP. With both caravans at the road's middle mark or beyond (crossroads 4): 3 refined resources of your choice. With your strength at the military track's middle mark or beyond (power level 3, strength 10): 2 refined resources of your choice, and refine 1. The marks are those of D-7.
    .title = Special spaces
rule-HUT-1 = Your hut has room for all your members. For each one you send there you may refine 1 resource, or exchange 1 raw resource for 1 raw resource of another kind.
    .title = The hut

## Rounds

rule-RND-0 = A round starts by clearing out old artefacts (RND-1). Then neutral players grow stronger (NEU-4), and the turns begin.
    .title = How a round starts
rule-RND-1 = At the start of round 2 all level-1 artefacts leave the deck. At the start of round 3 those in the row leave too, and the row is filled up. The same happens to level 2: out of the deck in round 4, out of the row in round 5, and again the row is filled up. In round 5 the first-player card is also turned over; who is first player does not change.
    .title = Old artefacts go
rule-RND-2 = When one of the rounds 1 to 4 ends, all members return from the spaces and huts to their players, except explorers on future spaces, who stay. All warriors go back to the supply, whether they were sent or not.
    .title = Members come home
rule-RND-3 = After that both tiles in the row of the round are turned over. This opens a crossroads space on the right and an outpost on the left.
    .title = The row is turned
rule-RND-4 = Workers and everything else that works once per round become ready again, and the round marker moves on.
    .title = Ready for the next round
rule-RND-5 = Explorers sent to rows 5 and 6 stay there for good.
    .title = No way back from the last rows

## Strength

rule-MIL-1 = Strength runs from 0 to 20. Each strength you gain beyond 20 becomes 1 VP. You can still lose strength when you are at the top. It never drops below 0 (D-18).
    .title = The military track
rule-MIL-2 = The track has four areas, and each begins with a shield: at 0, 5, 10 and 15 (D-5). Your power level, 1 to 4, is the number of the area you stand in.
    .title = Power levels
rule-MIL-3 = When the game ends, the highest strength is worth 8 VP, the second highest 5 and the third highest 2. Players who are level all score the best place among them, and the places right after it are skipped, one for each extra player in the tie: two level at the top score 8 each and the next scores 2; three level at the top score 8 each and nobody else scores.
    .title = Points for strength

## The river

rule-RIV-1 = Culture runs from 0 to 14. Each culture you gain beyond 14 becomes 1 VP. Culture is never lost.
    .title = The river
rule-RIV-2 = Marks along the river count when your canoe reaches or passes them. At 4 you may reserve artefacts (ART-3). At 6 you get to use the level-1 bonus tile. At 8 your explorer beside the river joins your hand, now and for the rest of the game (D-18). At 10 comes the level-2 bonus tile, at 12 cheaper reserved artefacts (ART-5), at 14 the other level-2 and the level-3 bonus tile.
    .title = Marks on the river

## The road

rule-ROA-1 = One travel moves one of your two caravans one step. Divide your travel between them as you please. Caravans never turn back.
    .title = Travelling
rule-ROA-2 = From its top the road passes six crossroads, one beside each row, and comes to its end (D-6). A caravan goes straight on to the next crossroads in 1 step, or takes a detour: 1 step to the place on the detour and 1 more to that same crossroads.
    .title = The course of the road
rule-ROA-3 = Rows 1 to 4 offer two detours. The left one leads past a bonus tile, of level 1 in rows 1 and 2 and of level 2 in rows 3 and 4 (D-6). The right one leads past the outpost of the row and opens only when the tiles of that row have been turned. Rows 5 and 6 offer one detour, to the level-3 bonus tile beside the plains and quarry tile of the row. The detours of a row leave from the crossroads before it (for row 1, from the start of the road) and come back at the crossroads of that row. From crossroads 6 it is one step to the end (D-6).
    .title = Detours
rule-ROA-4 = When your caravan steps onto a bonus place, you may use the tile there once, straight away. If you don't, it's lost for that caravan. Your other caravan may use it too when it comes by.
    .title = Reaching a bonus tile
rule-ROA-5 = When your caravan steps onto an outpost, you plant a flag there, unless one of yours is there already. This happens by itself.
    .title = Reaching an outpost
rule-ROA-6 = A caravan that reaches the end takes the best place still free: 8 VP for the very first caravan to get there, 5 for the second, 3 for each one after. These are counted when the game ends.
    .title = Reaching the end

## Outposts

rule-OUT-1 = Outposts are on the backs of plains and quarry tiles of levels 1 and 2. Each names three conditions, from easy to hard, worth 2, 5 and 10 VP at the end of the game to everybody with a flag there. You score the best one you meet, and nothing if you meet none.
    .title = What outposts are worth
rule-OUT-2 = Outposts of level 1 ask for one of these, easy, middle or hard: a sum of workers of 3, 5 or 7; both caravans at crossroads 2, 4 or 6; culture 6, 10 or 14; power level 2, 3 or 4. Where the marks are is up to the board (D-7).
    .title = Level-1 outposts
rule-OUT-3 = Outposts of level 2 each ask for crafted artefacts of one category: 2, 3 or 4 of clothing, of pottery, of tools, or of weapons.
    .title = Level-2 outposts

## Bonus tiles

rule-BON-1 = Using a bonus tile does not use it up. It stays for the other players and, on the road, for your own second caravan.
    .title = Bonus tiles stay
rule-BON-2 = The six bonus tiles of level 1 give: 1 culture; 1 ore and 1 cattle; 1 wood and 1 stone; 4 VP in trade for 1 raw; 2 strength in trade for 1 raw; 1 refined resource of your choice.
    .title = Level-1 bonus tiles
rule-BON-3 = The six bonus tiles of level 2 give: 1 brick and 1 culture; 1 metal and 1 strength; 1 leather and 1 travel; one of each raw resource; 2 culture, 2 travel or 3 strength in trade for 1 raw; 1 timber and 1 refined resource of your choice in trade for 1 raw.
    .title = Level-2 bonus tiles
rule-BON-4 = The six bonus tiles of level 3 give: 2 strength and 1 culture; the crafting of one artefact, for which raw resources count as their refined forms; a raid that costs no strength; 5 VP in trade for 2 raw; 5 VP in trade for 1 refined; 2 refined resources of your choice.
    .title = Level-3 bonus tiles

## Warriors and characters

rule-WAR-1 = Some territory spaces show warriors: take 2 from the supply, or what is left of them (D-18). Until the round ends you can send them as you would send members of your tribe. If warriors are all you have left, you may also give up the rest of the round. A warrior acts like a chief, with one difference: it may join an explorer of your own. Effects that name your chief don't apply to warriors.
    .title = Warriors
rule-CHR-1 = Your character begins young. When you turn it (TRN-12) there is no way back: the young side's ability ends and the adult side's begins.
    .title = Young and adult
rule-CHR-2 = Young: you get 1 travel at once, and each time you gain travel you gain 1 more. Adult: 2 VP each time one of your caravans reaches or passes a crossroads.
    .title = The traveller
rule-CHR-3 = Young: you get 1 culture at once, and each time you gain culture you gain 1 more. Adult: 2 VP each time you gain culture.
    .title = The sage
rule-CHR-4 = Young: you never lose strength, except where you trade it away yourself. Adult: once per round, in your turn, as many VP as your power level.
    .title = The warlord
rule-CHR-5 = Young: in every crafting, up to 2 of your raw resources may take the place of their refined forms. Adult: 2 VP for each artefact of level 1 or 2 you craft, 3 VP for each of level 3.
    .title = The artisan
rule-CHR-6 = Young: you have one explorer more, which you give back when you turn the character; it cannot be one on a future space (D-8). Adult: sending your chief to join another player's explorer is worth 3 VP, to an empty action space 5 VP. The hut does not count.
    .title = The matriarch
rule-CHR-7 = Young: you take all the bonus tiles that were put aside. Once per round, in your turn, use one of them and discard it: of level 1 in round 1, of level 1 or 2 in round 2, of any level afterwards. When you turn the character, those you did not use are lost. Adult: 4 VP each time you plant a flag on an outpost.
    .title = The collector
rule-CHR-8 = Young: choose 1 unused level-1 tile from each column. The crossroads space of the forest and mountain tile is yours alone, wherever your caravans are; it is lost when you turn the character. Adult: 2 VP each time you send an explorer or your chief to a crossroads space, whichever it is.
    .title = The pathfinder
rule-CHR-9 = The outpost on the pathfinder's own plains and quarry tile is scored at the end of the game as though your flag stood on it, whether the character is young or adult by then.
    .title = The pathfinder's outpost

## The end

rule-END-1 = After round 5 add up: the VP you gained in play; your crafted artefacts; end-of-game effects; your place in strength (MIL-3); your caravans at the end of the road (ROA-6); your outposts (OUT-1); less 5 if you still have an artefact in reserve; and for resources left over, half a point for each raw and 1 for each refined.
    .title = The final count
rule-END-2 = The most VP win. If players are level, the one further along the river comes first, then the stronger one; if that is equal too, they share the victory.
    .title = The winner
rule-END-3 = Half points count as they are; nothing is rounded (D-9).
    .title = Half points

## Two and three players

rule-NEU-1 = With three players one neutral player joins, with two players two. A neutral player has strength and explorers, nothing else, and takes no turns.
    .title = Neutral players
rule-NEU-2 = The four neutral cards are shuffled, and one is drawn for each of rows 1 to 4: its number tells which small space of the row burns, 1 and 2 being those of the left tile and 3 and 4 those of the right tile. They are shuffled again for rows 5 and 6. Nobody can be sent to a burning space. The fire is out when the tile is turned.
    .title = Fire
rule-NEU-3 = Once the fires are set, neutral explorers are placed. Starting with the first player and going clockwise, one player after another puts one on an empty space of the next row, from row 1 to row 6. That makes 2 for each of three players. Two players go through the rows a second time for the second neutral player, which makes 6 each (D-10). Burning and special spaces are not allowed.
    .title = Placing neutral explorers
rule-NEU-4 = Neutral players start with strength 0. At the start of every round the four neutral cards are shuffled and each neutral player draws one, the weakest first: its strength rises by that number. No neutral strength goes beyond 20. A table may leave card 4 out; in a first game it's out unless you say otherwise.
    .title = Neutral players grow stronger
rule-NEU-5 = Only with two players: at the end of a round, a restriction tile makes the crossroads space that was just opened a single space (TRN-4).
    .title = Restrictions
rule-NEU-6 = The strength of neutral players matters when an explorer joins another (TRN-7) and when places in strength are scored (MIL-3). They also count as other players for SYM-2, SYM-9, SYM-10 and CHR-6.
    .title = Where neutral players count
rule-NEU-7 = When a row is turned, the neutral explorers in it leave the game.
    .title = Neutral explorers leave

## Rulings

rule-D-1 = There are always enough resources and points, whatever the box holds. Workers and warriors can run out.
    .title = What can run out
rule-D-2 = What a character gives at once comes after the starting goods of SET-10. SET-11 does not take it away, and the character's own 1 more does not add to it.
    .title = A character's gain at the start
rule-D-3 = The 1 strength that a raid costs is a loss of strength. With strength 0 you cannot go on a raid, unless you never lose strength (CHR-4).
    .title = No raid without strength
rule-D-4 = On a forest and mountain tile of level 3, the large space is the special space.
    .title = Which space is special
rule-D-5 = Where the shields stand on the military track depends on the board, so the set in play says where. In the base set: 0, 5, 10 and 15; the middle mark is power level 3.
    .title = Shields
rule-D-6 = How long the road is and where its bonus places are depends on the board, so the set in play says so. The base set has six crossroads, with bonus places of level 1 in rows 1 and 2 and of level 2 in rows 3 and 4.
    .title = The length of the road
rule-D-7 = Which marks count as middle or hard depends on the board, so the set in play says which. The middle marks of the base set are a sum of workers of 5, crossroads 4, culture 10 and power level 3.
    .title = Marks
rule-D-8 = The explorer that the matriarch gives back must be in your hand. In a round when you have none in hand, you cannot turn her.
    .title = Giving back the explorer
rule-D-9 = Nothing says how to round half points, so they are not rounded.
    .title = Half points
rule-D-10 = The first pass through the rows places the first neutral player's explorers, the second pass the second's. Every row ends up with one of each.
    .title = Two neutral players
rule-D-11 = An effect worth 1 VP for each resource of a kind when you craft counts that kind in the printed cost, before anything makes it cheaper. A table may agree to count the refined resources of that kind you really hand in; a raw one standing for it doesn't count.
    .title = Counting the cost
rule-D-12 = A reserved artefact lies face down, but it was no secret when it was taken. Everybody may look at it.
    .title = Reserved artefacts are no secret
rule-D-13 = Every gain can be taken in part: you may stop before you have taken all of it. That goes for culture, strength and travel as for the goods of a territory space (TRN-13).
    .title = Stopping short
rule-D-14 = When several of your effects are due together, or one has several parts, you choose the order. When they belong to several players, the one whose turn it is goes first and the rest follow clockwise.
    .title = Who orders effects
rule-D-15 = The strength an explorer loses by joining (TRN-7) is gone before the action of the space begins.
    .title = Loss first, action second
rule-D-16 = In the space that two players share for raid and first player (HOM-3), you owe the strength of RAD-1 only if you do raid. With strength 0 you may go there for first player alone, and raid afterwards if you have gained strength by then.
    .title = Raid and first player in one space
rule-D-17 = What the numbers in the box imply: one category of artefacts for each pair of resources, leather for clothing, brick for pottery, timber for tools, metal for weapons; four tiles of each level in each column; a terrain on every territory space; eight crossroads spaces.
    .title = What the numbers imply
rule-D-18 = Play needs answers to these too. A new worker can be used in its round. The row is filled while there is a deck. Those raided give in clockwise order. Strength stays at 0 or above. The explorer from the river is ready at once. You get as many warriors as are there. The hut is not an action space for the matriarch (CHR-6). Fire and neutral explorers go when the tile turns. No neutral explorer is put on a special space.
    .title = Small answers
rule-D-20 = Your turn consists of turning your character (in your first turn of a round), sending a member, its action, one choice of TRN-10, and the end. You can use what TRN-11 names before, after and between all of these, and even between the steps of an effect: before a trade, or between two of its repetitions. You can't use it in the middle of a single payment, or while somebody else decides. So your turn doesn't end by itself while you have something left to use.
    .title = The shape of a turn
rule-D-21 = You may use a once-per-round artefact in the same turn in which you crafted it.
    .title = Fresh artefacts work
rule-D-22 = To be passed over is not to be out. If you gain or take back a member later in the round, you have turns again.
    .title = Back in the round
rule-D-23 = Your hut always takes you in, warriors as well, so there is always somewhere to go.
    .title = The hut is always open
rule-D-24 = Taking a member back frees its space, and if it was a chief the space is open again. You can send the member again in the same round. You may choose any of your members on the board or in your hut, even on a future space, unless the effect says otherwise.
    .title = Taking a member back
rule-D-25 = Chiefs and warriors can go home, to the row of the current round, to crossroads spaces and, in round 5, to special spaces. During rounds 1 to 4 rows 5 and 6 are future; in round 5 both are current.
    .title = Where chiefs and warriors go
rule-D-26 = When round 5 is over nothing returns and nothing is turned; the final count follows (END-1).
    .title = After the last round
rule-D-30 = Canoe and caravans move one step at a time. A mark or place you come to is dealt with completely before the next step. Of several marks the lowest comes first; the two tiles at river 14 come in the order you like. A bonus you do not use on arrival is gone.
    .title = Step by step
rule-D-31 = When both your caravans are at the end, travel is worth nothing, not even VP.
    .title = Travel at the end of the road
rule-D-32 = The 1 more of the traveller and the sage becomes part of the same gain and doesn't trigger itself. Everything one effect gives, with all repetitions of a trade, is a single gain; a bonus tile you meet on the way is another.
    .title = One gain, one more
rule-D-33 = A point you get because a track was full does not count as gaining that strength or culture: it triggers nothing that waits for such a gain. A table may agree otherwise.
    .title = Beyond the end of a track
rule-D-34 = If another player's turn gives you something (FST-1, with the marks you then pass), you deal with it immediately, without using anything from TRN-11. The one who took the card travels first, then the third player gains, then the fourth.
    .title = Gains in someone else's turn
rule-D-35 = Culture and travel from a starting card reach marks and bonus tiles just as in play. What those give falls under SET-11 as well.
    .title = Marks during set-up
rule-D-36 = Spaces at home, at a crossroads and in the hut have no terrain. The terrain of a special space is up to the set.
    .title = Spaces without terrain
rule-D-37 = An effect of SYM-12 works at the moment a caravan, or the second one, comes to the crossroads, not for earlier arrivals. The requirement of CRO-2 looks at where your caravans are now.
    .title = Arriving and being there
rule-D-40 = A craft given by a bonus tile or an effect (BON-4, SYM-11) is for one artefact, available or reserved, and comes on top of TRN-10. You may pay any number of raw resources in place of the refined ones they match; anything that makes crafting cheaper applies. The row is filled before your TRN-10 choice. If you can pay for nothing, it is lost.
    .title = Crafting by an effect
rule-D-41 = Everything that lowers a cost adds up, takes away only what is still in the cost, and cannot bring it below nothing.
    .title = Lower costs add up
rule-D-42 = You may pay refined for raw (RES-1) in trades as well, for instance of raw for VP or in the hut.
    .title = Refined for raw in trades
rule-D-50 = Raiding one level higher (SYM-7) may make you level 5. Where levels are more than 3 apart they count as 3 apart.
    .title = Power level five
rule-D-51 = If you're raided, you give raw or refined as you like, but you can't refine first. What you hand over stays as it is. The raid of a bonus tile (BON-4) neither needs the raid space nor uses up its one raid of the round.
    .title = Giving in a raid
rule-D-52 = The warlord (CHR-4) is spared the loss but compares strengths like everyone. Joining an equal (SYM-10) is free; joining a weaker player still costs 1.
    .title = What is free and what is not
rule-D-53 = Strength 0 can take a scoring place (MIL-3). A neutral player in a tie fills a place like any other.
    .title = Scoring strength
rule-D-60 = If both workers of the round are gone because a member was taken back and sent again, hiring takes one of that level from the supply; if there is none, you get none. Workers nobody took go to the supply when the round ends.
    .title = When the track is empty
rule-D-61 = The first player may take first player again, with everything it gives. If nobody goes there, the first player stays the same.
    .title = Staying first
rule-D-62 = You turn your character in your own first turn of a round, before sending. What it gave you so far is yours to keep, and the collector may use a tile just before.
    .title = When to turn a character
rule-D-63 = The matriarch's explorer and the one beside the river are two different ones. With both you have 6, and never more.
    .title = Six explorers at most
rule-D-64 = The collector gets whatever bonus tiles the set leaves over: in the base set 3 of level 1, 2 of level 2 and 3 of level 3.
    .title = What the collector gets
rule-D-65 = The pathfinder's own space can be used from round 1. There is no fire, neutral explorer or restriction on it; TRN-3 and TRN-5 apply. The outpost that comes with it is no flag where effects count flags.
    .title = The pathfinder's own space
rule-D-66 = Neither the start nor the end of the road is a crossroads for the traveller (CHR-2).
    .title = Top and end
rule-D-70 = If neutral players are equally weak, the first of them draws first.
    .title = Equally weak
rule-D-71 = A set in which some row might have no room for the neutral explorers (NEU-3) is refused when it is loaded.
    .title = Room for neutral explorers
rule-D-80 = The raid and first player each happen once a round. Taking a member back from there does not make the space available again before the next round.
    .title = Once a round
rule-D-81 = Whether you meet the condition of a space (SPC-1, CRO-2) is checked when you send the member, before any strength is lost by joining.
    .title = When conditions are checked
rule-D-82 = An artefact that does something when you craft does not do it for its own crafting.
    .title = Not for itself
rule-D-83 = Effects set off by sending a member come after the loss for joining (TRN-7) and ahead of the action of the space.
    .title = When you send
rule-D-84 = You have gained something only if you took at least 1 of it; only then does 1 more come with it.
    .title = Taking nothing is no gain
rule-D-85 = If you give up the rest of the round (WAR-1), your warriors return to the supply. Should you gain a member of your tribe afterwards, you have turns again.
    .title = Giving up
rule-D-86 = Warriors belong to nobody, so nobody can take them back.
    .title = Warriors stay
rule-D-87 = Double VP is an end-of-game effect for one source: a category of artefacts, outposts, your place in strength, or caravans. What you score from that source counts twice, and never more than twice, however many such effects you have.
    .title = Double VP
rule-D-88 = On the first-player space you must take the card. You may decline what it gives (TRN-13).
    .title = The card must be taken
rule-D-89 = In the hut's exchange, the raw resource you get is of another kind than the one you gave, even if you gave it in refined form.
    .title = Another kind
rule-D-90 = Where the table chose the other way in D-33, the 1 more is added first and turned into VP together with the rest.
    .title = One more beyond the end
rule-D-91 = Players level on VP below the winner are put in order in the same way (END-2); if they are still level, they share the place.
    .title = The other places
rule-D-92 = Neutral players count as other players for SYM-2, SYM-9 and CHR-6 (NEU-6), so these effects are worth as much as with four players.
    .title = Neutral players are others too
rule-D-93 = You may send your warriors, but you don't have to (WAR-1).
    .title = Warriors may stay
rule-D-94 = A raid that a bonus tile or an artefact gives you is optional. If you send a member to the raid space, you raid.
    .title = Raids you may leave

## What effects can say

rule-SYM-1 = An effect may wait for you to send a member, your explorer or your chief, or it may let you take a member back.
    .title = Sending and taking back
rule-SYM-2 = It may say whose member it means: your explorer, another player's explorer, or your chief.
    .title = Whose member
rule-SYM-3 = A trade gives what stands to the right of the arrow for what stands to the left, as often as you like up to the number on the arrow.
    .title = Trades
rule-SYM-4 = Effects can offer a choice between several things, give something for each of something, or set a condition and give only to those who meet it.
    .title = Or, for each, if
rule-SYM-5 = What effects give: each of the raw and refined resources, a raw or a refined one of your choice, or the one that matches what you paid; travel, culture, strength; VP, or double VP (D-87).
    .title = What effects give
rule-SYM-6 = Power levels 1 to 4 may be a condition, or may be what is counted.
    .title = Power levels
rule-SYM-7 = In a raid, your power level counts as one higher than it is.
    .title = A stronger raid
rule-SYM-8 = Something happens whenever you gain culture, no matter how much.
    .title = Whenever you gain culture
rule-SYM-9 = You gain 1 strength for every player who is stronger than you. Equals do not count.
    .title = Strength for each stronger player
rule-SYM-10 = Your explorers may also join an explorer of a player exactly as strong as you, and joining that player costs no strength.
    .title = Joining equals
rule-SYM-11 = Craft an artefact; raw resources may stand in for the refined ones they would become.
    .title = Crafting with raw resources
rule-SYM-12 = Something happens when a caravan of yours comes to a certain crossroads, or when your second one does.
    .title = Arriving at a crossroads
rule-SYM-13 = The terrain of a space, plains, quarry, forest or mountain, may be a condition.
    .title = Terrain
rule-SYM-14 = Effects about crafting: 1 VP for each resource of a certain kind in the cost (D-11); one less of each kind of resource to pay; or, for artefacts of a certain category, one less of a certain kind to pay.
    .title = When you craft
rule-SYM-15 = Signs for once per round, instant, lasting and end of game (ART-7), for single spaces (TRN-4) and for warriors (WAR-1).
    .title = Signs
