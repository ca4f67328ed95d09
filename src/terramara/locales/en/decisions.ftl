### What is asked: ask-<kind of decision>. The arguments are those of the decision's "about".

ask-draft = Pick a character or a starting card.
ask-draft-character = Pick a character.
ask-draft-card = Pick a starting card.
# $column: left or right
ask-tile = { $column ->
    [left] Choose a tile. You get its outpost for yourself.
   *[right] Choose a tile. You get its crossroads space for yourself.
}
ask-neutral = Put a neutral explorer on an empty space in row { $row }.
ask-send = Send a member of your tribe.
ask-hut = In the hut: refine 1, or swap 1 raw for another raw.
ask-craft = Craft or reserve an artefact, or end your turn.
ask-craft-only = Craft an artefact, or end your turn.
ask-craft-reserve = Nothing to craft right now. Reserve an artefact, or end your turn.
ask-craft-none = Nothing to craft or reserve right now. End your turn.
ask-end = Use what's left, or end your turn.
ask-travel = Move a caravan: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left.
ask-refine = Refine: { $count } left.
ask-take = Take a resource: { $count } left.
# $trade (String) the trade in words
ask-trade = { FORM($trade, "ask") }?
ask-option = Choose one.
ask-order = Which first?
# $what (String) an amount in words
ask-gain = { $count ->
        [1] Take { $what }?
       *[more] Take { $what }, or less?
    }
ask-workshop = Craft an artefact. You can pay raw for refined.
ask-back = { $who ->
        [explorer] Take back an explorer.
        [chief] Take back your chief.
       *[member] Take back a member.
    }
# $what (String) what is owed, in words
ask-give-trade = Pay { $what }.
# $artefact (String) a name
ask-give-craft = Pay { $what } for { $artefact }.
# $name (String) of the raider
ask-give-raid = { $name } raids you. Give { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }.
ask-reduce = { $artefact } costs 1 resource less. Which one?
ask-raid = Raid the others? It costs you no strength.
ask-joint = Raid, become first player, or neither?
ask-over = The game is over.
# $name (String) of the player who decides
ask-wait = Waiting for { $name }.

## Refusals that name the question ($asked: its kind)

reason-not-asked = First decide { $asked ->
        [draft] which card to take
        [tile] which tile to take
        [neutral] where the neutral explorer goes
        [send] who to send where
        [hut] what to do in the hut
        [craft] what to craft or reserve
        [end] whether to end your turn
        [travel] which caravan moves
        [refine] what to refine
        [take] which resource to take
        [trade] whether to trade
        [option] which option to take
        [order] what comes first
        [gain] how much to take
        [workshop] what to craft
        [back] who to take back
        [give] what to give
        [reduce] what to save
        [raid] whether to raid
       *[joint] between raid and first player
    }.
reason-finish-first = { reason-not-asked }
