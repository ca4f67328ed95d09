### The log: event-<kind>, one for every event of the engine. $name is the name of the player it is about.

event-setup = The game is set up for { $players } players.
event-draft = { $name } takes { $what }.
event-tile = { $name } chooses the tile { $what }.
event-neutral-placed = { $name } puts a neutral explorer on { $where }.
event-round = Round { $round } begins.
event-removed = { $artefact } leaves the row.
event-turn = { $name }'s turn.
event-sent = { $name } sends { $who ->
        [explorer] an explorer
        [chief] the chief
       *[warrior] a warrior
    } to { $where }.
event-joined = { $name } joins { $owner }.
event-joined-own = { $name } joins their own explorer.
# $what (String) an amount in words
event-got = { $name } gets { $what }.
event-lost = { $name } loses { $what }.
event-paid = { $name } pays { $what }.
event-refined = { $name } refines { $what }.
event-moved = { $name } moves caravan { $caravan } to { $where }.
event-hired = { $name } hires a worker of level { $level }.
event-worker = { $name } uses a worker of level { $level }.
event-used = { $name } uses { $artefact }.
event-character = { $name } uses the { $character }.
event-bonus = { $name } reaches the bonus tile { $bonus }.
event-bonus-own = { $name } uses the bonus tile { $bonus }.
event-crafted = { $name } crafts { $artefact }.
event-crafted-reserved = { $name } crafts the reserved { $artefact }.
event-reserved = { $name } reserves { $artefact }.
event-revealed = { $artefact } joins the row.
event-raid = { $name } raids at power level { $level }.
event-gave = { $name } gives { $what } to { $to }.
event-first = { $name } takes the first-player card.
event-adult = { $name }'s { $character } comes of age.
event-warriors = { $name } takes { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }.
event-gave-up = { $name } gives up the rest of the round.
event-returned = Round { $round } is over. Everyone comes home.
event-turned = Row { $row } is turned.
event-flag = { $name } plants a flag on the outpost of row { $row }.
event-back = { $name } takes back a member from { $where }.
event-explorer = { $name }'s fifth explorer joins from the river.
# $number counts neutral players from 1
event-neutral-strength = Neutral player { $number } draws { $card }: strength { $total }.
event-over = The game is over.
