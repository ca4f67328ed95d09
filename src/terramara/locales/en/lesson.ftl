### The first lesson: the chapters' titles are in web.ftl; lesson-<chapter>-<step> what to do, and -why what it is good for.

lesson-chapter = Chapter { $number } of { $all }: { $title }
lesson-next = Next chapter
lesson-again = Start again
lesson-leave = Leave
lesson-finish = Play your first game
lesson-undo = Undo and try it
lesson-show = Show me
lesson-stray = That's a fair move, but this chapter is about something else.
lesson-stray-final = That's a fair move, but this chapter is about something else. It can't be undone, so start the chapter again.
lesson-lost = Wait, there's still something to do here.
lesson-done = Well done!
lesson-all-done = That's the whole game. You're ready.
lesson-why = Why it's good
lesson-end-turn = First end your turn: press “End your turn” below.

lesson-craft-send = You're Red. Each turn you send one member of your tribe to a space and take what it shows. Send an explorer to the marked quarry: it gives 2 stone and 1 strength.
lesson-craft-send-why = Spaces mostly give raw resources: cattle, stone, wood, ore. The row of this round is bright. Your other explorers and your chief wait in your hand, beside your name.
lesson-craft-refine = Artefacts cost refined resources. Click your worker, then refine both stones into brick.
lesson-craft-refine-why = A worker of level 2 refines up to two resources once a round, any time on your turn.
lesson-craft-craft = Two bricks pay for the Carinated bowl, at the left end of the river. Craft it.
lesson-craft-craft-why = After the action of your space you may craft or reserve one artefact. This one is worth 2 points and gives you 1 culture at once. It's yours for the rest of the game.

lesson-join-explorer = Blue's explorer stands on the quarry. Your strength is 4, Blue's is 2: you're stronger, so you may join. Send an explorer there too.
lesson-join-explorer-instead = Your chief may join too, but you need your chief for the next step.
lesson-join-explorer-why = A space holds two members, never two of one colour. Joining with an explorer costs you 1 strength, so strong players go where they like, but not for ever.
lesson-join-chief = Yellow is stronger than you. Your chief doesn't mind: send your chief to join Yellow's explorer on the right.
lesson-join-chief-why = A chief joins any explorer at no cost. And where a chief stands, nobody else can come: a good way to keep a space to yourself.

lesson-ahead-send = Rows further up the valley belong to later rounds and give more. Only explorers may go ahead. Send one to the plains in row 3: 2 leather and 2 points, today.
lesson-ahead-send-why = The price is time. Your explorer stays there until that row's round is over: one turn less in every round until then.
lesson-ahead-craft = Resources from up there are often refined already. Craft the marked artefact with them.
lesson-ahead-craft-why = A rich space now, or more turns later? That's the question of this game. One or two explorers ahead each round is a good start.

lesson-road-send = Round 1 is over, and its row has been turned: an outpost lies on the left, a crossroads space on the right. Send an explorer to “travel the road” in your village. You get 2 steps.
lesson-road-send-why = Each step moves one of your two caravans. Straight on, the next crossroads is one step away. A detour takes two, but brings something.
lesson-road-outpost = Move caravan A to the outpost of row 1. You plant a flag there.
lesson-road-outpost-instead = Straight on is quicker. But the detour gets you a flag, and that's what this chapter is about.
lesson-road-outpost-why = A flag scores 2, 5 or 10 points at the end. This outpost counts the levels of your workers, so hire some.
lesson-road-crossroads = One step is left. Bring caravan A back to the road, to crossroads 1.
lesson-road-crossroads-why = Now both your caravans have reached crossroads 1. That opens the crossroads space of row 1 to you.
lesson-road-space = Send a member to the crossroads space of row 1.
lesson-road-space-why = Crossroads spaces stay to the end of the game, and only players whose two caravans have come that far can use them.

lesson-river-send = Culture moves your canoe down the river. Send an explorer to “develop skills”: 1 strength and 1 culture.
lesson-river-send-why = The further you paddle, the more artefacts you reach: two at first, all eight from culture 11. Bonus tiles and a fifth explorer wait on the way.
lesson-river-reserve = At culture 4 you may reserve an artefact. Nobody else can take it then. Reserve one within your reach.
lesson-river-reserve-why = Craft it before the game ends, or it costs you 5 points. Reserve what you can pay for soon.

lesson-raid-raid = Your neighbours are rich, and you're strong. Send your chief on a raid.
lesson-raid-raid-why = A raid costs 1 strength. Then everyone gives you 1 resource for every 5 they own. From weaker players you get more: 1 for every 4, 3 or 2. Don't be the weakest with the fullest hut.
lesson-raid-first = Send an explorer to “become first player”.
lesson-raid-first-why = You start the next round and pick first from its row. The third and fourth players get a little something.
lesson-raid-travel = It also gives you 1 step on the road. Move a caravan.
lesson-raid-travel-why = The first caravan at the end of the road scores 8 points, the second 5, all others 3.

lesson-points-send = The last turn of the game. Send your last explorer anywhere you like.
lesson-points-send-why = Points come from artefacts and their effects, flags on outposts, and caravans at the end of the road. The strongest three score 8, 5 and 2. Points gained on the way count too, and leftover resources a little.
lesson-points-end = End your turn, and look at the score sheet.
lesson-points-end-why = The sheet shows where everyone's points came from. You can open it any time in a game, as if it ended now.
