"""The engine's numbers: plain `Final` ints, because they are compared millions of times a second.

Their names are the words that sets, positions and the edges use, made by `vocabulary`: EV_GAVE_UP is
"gave-up". A_ is an action, S_ a space, G_ a gain, M_ a measure, E_ an event that lasting effects wait for,
EV_ an event of the log; steps have no prefix.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def _word(n: i64) -> i64:
    return n


# For masks: write BIT << n, never 1 << n. mypyc takes a plain 1 for a C int, and n above 30 goes wrong.
BIT: Final[i64] = _word(1)

# One pending step: (operation, seat, a, b). The comment beside each operation says what a and b mean.
Frame = tuple[int, int, int, int]

# ------------------------------------------------------------------ decisions: somebody must choose
SEND: Final = 0  # TRN-1: send a member
TRAVEL: Final = 1  # ROA-1: a = steps left, b = gain flags
CRAFT: Final = 2  # TRN-10: craft, reserve, or end the turn
END: Final = 3  # D-20: the turn goes on while something is left to use
REFINE: Final = 4  # RES-2: a = how many more
TAKE: Final = 5  # SYM-5: a = mask of the resources to choose from, b = how many more
TRADE: Final = 6  # SYM-3: a = trade, b = times left
OPTION: Final = 7  # SYM-4: a = list of bodies to choose from
HUT: Final = 8  # HUT-1
PAY: Final = 9  # RES-1: a = what is asked, b = how many more
PAY_COST: Final = 10  # ART-2: a = what is still owed, b = how many raw may stand for refined
REDUCE: Final = 11  # ART-5: a = artefact, b = how many raw may stand for refined
ORDER: Final = 12  # D-14: a = how many of the steps just below are at once
ASK: Final = 13  # TRN-13, D-13: a = what is gained, b = how many + 256 * gain flags
GIVE: Final = 14  # RAD-3: a = how many more, b = the raider
BACK: Final = 15  # SYM-1: a = who may be taken back
WORKSHOP: Final = 16  # SYM-11, BON-4: craft, raw may stand for refined
JOINT: Final = 17  # HOM-3: a = mask of what is left to do: 1 raid, 2 first player
NEUTRAL: Final = 18  # NEU-3: a = row, b = which neutral player
DRAFT: Final = 19  # SET-10: a = pass
TILE: Final = 20  # CHR-8: a = 0 forest/mountain, 1 plains/quarry
RAID_OFFER: Final = 21  # D-94: an optional raid
LAST_DECISION: Final = 21

# ------------------------------------------------------------------ steps that need nobody
RESOURCE: Final = 32  # a = resource 0-7, b = how many
STRENGTH: Final = 33  # a = how many, b = gain flags
CULTURE: Final = 34  # a = how many, b = gain flags
VP: Final = 35  # a = how many, b = gain flags
WORKER: Final = 36  # a = level, b = gain flags
HIRE: Final = 37  # HOM-4; b = gain flags
WARRIORS: Final = 38  # WAR-1; b = gain flags
RUN: Final = 39  # a = body, b = 1 + the bill it counts, 0 none
SHARED: Final = 40  # D-32: a = body whose parts make up one gain
UNSHARE: Final = 41  # a = what `got` was before
IF: Final = 42  # a = condition, b = body
PER: Final = 43  # a = what + 256 * count + 65536 * gain flags, b = measure
MATCH: Final = 44  # a = 0 raw, 4 refined, b = how many
SORT: Final = 45  # D-14: a = how many steps below are at once: does those whose order cannot matter
RAID: Final = 46  # RAD: a = 1 at no loss
FIRST: Final = 47  # FST
MADE: Final = 48  # ART-2: a = artefact, b = 1 if it was reserved
NEXT: Final = 49  # TRN-1: a = the seat to look at first
ROUND: Final = 50  # RND-0: a = the round to start
CARD: Final = 51  # SET-10: the starting card's gains
INSTALL: Final = 52  # SET-12: characters start to count
BONUS: Final = 53  # BON: a = slot
EXTRA: Final = 54  # CHR-6: the explorer out of the game joins
RESTORE: Final = 55  # a trade or craft is done: a = what `paid`, b = what `bill` was before it

# ------------------------------------------------------------------ flags of a gain
JOINED: Final = 1  # "1 more" has been added, or must not be (D-2, D-32)
IN_SHARED: Final = 2  # part of a gain that continues elsewhere (D-32)
ASKED: Final = 4  # its owner has decided how much (D-13)
STARTED: Final = 8  # its triggers have fired

# ------------------------------------------------------------------ gains and payments (0-7: resources)
G_STRENGTH: Final = 8
G_CULTURE: Final = 9
G_TRAVEL: Final = 10
G_VP: Final = 11
G_WORKER: Final = 12  # + level: 13, 14, 15
G_RAW: Final = 16
G_REFINED: Final = 17
G_HIRE: Final = 18
G_WARRIORS: Final = 19

RAW_MASK: Final = 0x0F
REFINED_MASK: Final = 0xF0

# ------------------------------------------------------------------ measures and conditions
M_POWER: Final = 0
M_WORKERS: Final = 1
M_ARTEFACTS: Final = 2
M_FLAGS: Final = 3
M_STRONGER: Final = 4
M_CATEGORY: Final = 5  # + category
M_COST: Final = 9  # + kind
M_CULTURE: Final = 13
M_CARAVANS: Final = 14
M_STRENGTH: Final = 15

# ------------------------------------------------------------------ abilities
ABILITY_JOIN_EQUAL: Final = 1
ABILITY_NO_LOSS: Final = 2
ABILITY_MORE_TRAVEL: Final = 4
ABILITY_MORE_CULTURE: Final = 8
ABILITY_RAW_IN_CRAFT: Final = 16
ABILITY_EXTRA_EXPLORER: Final = 32
ABILITY_LEFTOVER_BONUSES: Final = 64
ABILITY_OWN_CROSSROADS: Final = 128
ABILITY_CHARACTER_POWER: Final = 256  # the character has a once-per-round effect

RAW_IN_CRAFT: Final = 2  # CHR-5
ANY_NUMBER: Final = 99  # D-40

# ------------------------------------------------------------------ events that lasting effects wait for
E_EXPLORER: Final = 1
E_CHIEF: Final = 2
E_CULTURE: Final = 4
E_CROSSROADS: Final = 8
E_CRAFT: Final = 16
E_FLAG: Final = 32

# ------------------------------------------------------------------ members
EXPLORER: Final = 0
CHIEF: Final = 1
WARRIOR: Final = 2

# ------------------------------------------------------------------ spaces
# 0-35 are territory: row * 6 + column * 3 + place.
S_CROSSROADS: Final = 36  # X1 .. X4
S_OWN: Final = 40  # XP, the pathfinder's
S_HIRE: Final = 41
S_SKILLS: Final = 42
S_ROAD: Final = 43
S_SKILLS_ROAD: Final = 44
S_RAID: Final = 45
S_FIRST: Final = 46
S_RAID_FIRST: Final = 47
SPACES: Final = 48
SIXES: Final = 8  # groups of six spaces
S_HUT: Final = 48

B_RAID: Final = 1 << 45
B_FIRST: Final = 1 << 46
B_RAID_FIRST: Final = 1 << 47
B_OWN: Final = 1 << 40
CROSSROADS_SPACES: Final = 0x1F << 36

# ------------------------------------------------------------------ actions
A_EXPLORER: Final = 0  # + space, 48 the hut
A_CHIEF: Final = 49
A_WARRIOR: Final = 98
A_GIVE_UP: Final = 147
A_ADULT: Final = 148
A_CAREFUL_ON: Final = 149
A_CAREFUL_OFF: Final = 150
A_WORKER: Final = 150  # + level 1-3
A_CHARACTER: Final = 154
A_CRAFT: Final = 155  # + place in the row
A_CRAFT_RESERVED: Final = 163
A_RESERVE: Final = 164  # + place in the row
A_END: Final = 172
A_REFINE: Final = 173  # + kind
A_TAKE: Final = 177  # + resource
A_GIVE: Final = 185  # + resource
A_LESS: Final = 193  # + kind
A_CARAVAN: Final = 197  # + caravan * 3 + direction
A_TRADE: Final = 203
A_STOP: Final = 204
A_CHOOSE: Final = 205  # + option
A_NEXT: Final = 213  # + part
A_TAKE_ALL: Final = 221
A_TAKE_ONE: Final = 222
A_BACK: Final = 223  # + space
A_BACK_HUT_EXPLORER: Final = 271
A_BACK_HUT_CHIEF: Final = 272
A_NEUTRAL: Final = 273  # + territory space
A_DRAFT_CHARACTER: Final = 309  # + place
A_DRAFT_CARD: Final = 314  # + place
A_USE: Final = 319  # + artefact, then the bonus tiles

CHOICES: Final = 8
ROW_MOST: Final = 8
DRAFT_MOST: Final = 5

# ------------------------------------------------------------------ events, for log and animation
EV_SETUP: Final = 0
EV_DRAFT: Final = 1
EV_NEUTRAL_PLACED: Final = 2
EV_ROUND: Final = 3
EV_REMOVED: Final = 4
EV_TURN: Final = 5
EV_SENT: Final = 6
EV_JOINED: Final = 7
EV_STRENGTH: Final = 8
EV_CULTURE: Final = 9
EV_MOVED: Final = 10
EV_VP: Final = 11
EV_GAINED: Final = 12
EV_PAID: Final = 13
EV_REFINED: Final = 14
EV_HIRED: Final = 15
EV_WORKER: Final = 16
EV_USED: Final = 17
EV_BONUS: Final = 18
EV_CRAFTED: Final = 19
EV_RESERVED: Final = 20
EV_REVEALED: Final = 21
EV_RAID: Final = 22
EV_GAVE: Final = 23
EV_FIRST: Final = 24
EV_ADULT: Final = 25
EV_WARRIORS: Final = 26
EV_GAVE_UP: Final = 27
EV_RETURNED: Final = 28
EV_TURNED: Final = 29
EV_FLAG: Final = 30
EV_BACK: Final = 31
EV_EXPLORER: Final = 32
EV_NEUTRAL_STRENGTH: Final = 33
EV_OVER: Final = 34
EV_CHARACTER: Final = 35
EV_TILE: Final = 36
