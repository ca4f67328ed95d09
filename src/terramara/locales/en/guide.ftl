### The guide of a first game: guide-<tip>, shown at the moment the thing first matters.

guide-title = Tip
guide-got-it = Got it
guide-no-more = No more tips

guide-draft = Characters and cards shape your game. The card gives you resources to start with, the character a power you keep. Point at one to read it.
guide-neutral = With two or three players, neutral explorers fill some spaces. You choose where they stand. Put them where they're in the others' way.
guide-send = Send someone to a space and take what it shows. The lit row and your village are open to everyone. Look for what the first artefacts along the river cost.
guide-join = Somebody's there already. Your chief can join any explorer. An explorer can join a weaker player's explorer, and that costs you 1 strength.
guide-ahead = Rows further up give more. An explorer you send there stays away until that row's round is over, so you have fewer turns until then.
guide-refine = You have raw resources, and artefacts cost refined ones. Click one in your panel and a worker refines it. Each worker works once a round.
guide-craft = You can pay for an artefact. Click it to craft it. You may craft or reserve one artefact a turn.
guide-reserve = You can reserve an artefact: nobody else can take it. Craft it before the game ends, or you lose 5 VP.
guide-travel = Each step moves one of your two caravans. Straight on is the short way. The bends bring a bonus, or a flag on an outpost that scores at the end.
guide-trade = A trade is up to you. Give what's on the left of the arrow and take what's on the right, or stop.
guide-raided = You've been raided. The more resources you own and the weaker you are, the more you give. You choose what to give.
guide-chief = Remember your chief: where a chief stands, nobody else can come. Send your chief to the space the others want most.
guide-undo = Changed your mind? You can undo your last move, as long as it revealed nothing new.
guide-power = You own something you can use once a round. It glows in your panel while you can use it, any time on your turn.
guide-round = A new round. Everyone comes home from the row that's over, and your workers can work again. The turned row now has an outpost and a crossroads space.
guide-last = The last round. What you don't use is lost: spend your resources and use every power. The score sheet shows what still brings points.

## The legend of all signs

legend-title = Icons
legend-tip = What the icons mean (I)
legend-goods = Resources
legend-gains = What you get and do
legend-when = When it works
legend-counts = What is counted, and conditions
legend-abilities = Artefacts and lasting abilities
legend-places = On the board

## The rules, opened at what somebody points at

help-tip = Rules on what you point at (H)
help-about = Rules on this
help-all = All rules
help-way = Where you are in the rules
