### What an action does, for buttons and lists: act-<kind of notation>, one for every kind.

# $who (String) a member; $where (String) a space; $gives (String) what it gives
act-send = Send { $who ->
        [explorer] an explorer
        [chief] your chief
       *[warrior] a warrior
    } to { $where }: { $gives }
# $owner (String) whose explorer stands there
act-send-joining = Send { $who ->
        [explorer] an explorer
        [chief] your chief
       *[warrior] a warrior
    } to { $where }, beside { $owner }: { $gives }
act-give-up = Give up the rest of the round
act-adult = Turn your character to its adult side
act-careful-on = Ask me about every gain and order
act-careful-off = Take gains in full, in a sensible order
act-worker = Use a worker of level { $level }
act-character = Use your character
act-use = Use { $artefact }
act-bonus = Use the bonus tile { $bonus }
act-craft = Craft { $artefact } ({ $cost })
act-craft-reserved = Craft your reserved { $artefact } ({ $cost })
act-reserve = Reserve { $artefact }
act-end = End your turn
# $what (String) a resource
act-refine = Refine { $what }
act-take = Take { $what }
act-give = Give { $what }
act-less = Save 1 { $what }
# $which: A or B; $to (String) a place on the road
act-caravan = Caravan { $which }: move to { $to }
act-trade = Trade
act-stop = Stop here
# $what (String) an option in words
act-choose = { $what }
act-next = First: { $what }
act-take-all = Take all
act-take-one = Take one
act-back = Take back { $who ->
        [explorer] an explorer
        [chief] your chief
       *[member] your member
    } from { $where }
act-neutral = Neutral explorer on { $where }
# $name (String) of a card
act-draft-character = Take the { $name }
act-draft-card = Start with: { $name }

## What it does besides, and what is left out
act-with = { $act } · { $effect }
act-swap = Swap a raw resource for another
act-no-worker = no worker of level { $level } is left
act-tile-crossroads = { $name }: { $gives }
act-tile-outpost = { $name }: outpost, { $asks }
act-stop-gain = That's enough
act-stop-take = That's enough
act-stop-refine = Stop refining
act-stop-trade = Stop trading
act-stop-option = None of these
act-stop-joint = Neither
act-stop-raid = Don't raid
act-stop-hut = Nothing else
act-stop-workshop = Don't craft
act-stop-back = Leave everyone there
