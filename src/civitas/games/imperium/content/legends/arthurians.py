"""The Arthurians: quests instead of developments, and no empire."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "ART",
    "arthurians",
    stars=5,
    aggressiveness=AGGRESSIVE,
    unrest_in_deck=0,
    unrest_for_pile={2: 2, 3: 3, 4: 4},
    can_develop=False,
    fast_deck_cards=1,
)
fast_set_up("ART", garrison_quest())

KNIGHTS = with_icon("knight")
NOT_KNIGHTS = without_icon("knight")
EMPIRES = in_state(EMPIRE)
HELD_BY_KNIGHTS = holding(REGIONS, KNIGHTS)


def ride_out() -> Word:
    """This card may be garrisoned in a region, whose play effect happens again."""
    return may(garrison_this(REGIONS) >> trigger_its_play())


def homage() -> Ability:
    return solstice(discard() & gain(PROGRESS))


card("2ART1A", "Arthurians", power, exhaust(discard() >> to_hand(DISCARD, selector=KNIGHTS)), homage())
card("2ART1B", "Arthurians", power, vp(6), homage())
card(
    "2ART2",
    "King Arthur's Court",
    starts_in_play,
    rules_say("active-quest"),
    vp(each(1, per_own(CIVILISEDS))),
    exhaust(if_in("City of Camelot", PLAY, discard() >> return_unrest())),
    solstice(if_no_quest(may(take_unrest() >> garrison_quest()))),
)

# Quests.
card(
    "2ART3",
    "Graal",
    free,
    quest,
    last_in_area,
    vp(8),
    play(trigger_end(), may(to_hand(HISTORY)), may(acquire(NOT_KNIGHTS, only_exile=True))),
)
card(
    "2ART4",
    "Lawnslot Llyn (Sir Lancelot)",
    icons(knight=1),
    quest,
    vp(2),
    play(find(called("Guennuvar"), to=HISTORY), take_top_fame(), this_to(EXILE)),
)
card(
    "2ART5",
    "Twrch Trwyth",
    pinned,
    quest,
    vp(-4),
    exhaust(pay(progress=1) >> free_play(EMPIRES, ignore_state=True)),
    solstice(
        may(discard(1, KNIGHTS) >> choose(exile_quest_but("Graal"), return_unrest(HAND, DISCARD, amount=2, up_to=True)))
    ),
)
card(
    "2ART6",
    "Taliesin the Bard",
    empire,
    quest,
    vp(1),
    play(find(KNIGHTS, to=HISTORY) & if_found(take_fame_of(2))),
)
card(
    "2ART7",
    "Excalibur",
    quest,
    vp(2),
    play(
        abandon(called("Viviane of the Lake", "Ynys Afallach (Avalon)")) >> break_through(suited(TRIBUTARY, CIVILISED))
    ),
)
card(
    "2ART8",
    "Gwaith Camlan",
    pinned,
    enters_play,
    stays_put,
    accession,
    vp(2),
    solstice(choose(to_history(GARRISON, HAND, selector=KNIGHTS), take_unrest(2))),
)

card(
    "2ART9",
    "Bedwyr",
    in_nation_deck,
    icons(knight=1),
    play(may(on_deck(DISCARD, selector=called("Excalibur"))), ride_out()),
)
card(
    "2ART10",
    "Viviane of the Lake",
    region,
    pinned,
    in_nation_deck,
    icons(river=1),
    play(gain(PROGRESS)),
    solstice(choose(recall_from_here(KNIGHTS), draw())),
)
city("2ART11", "City of Camelot", in_nation_deck)


def britannia(code: str, name: str, *marks: Mark) -> int:
    return card(code, name, region, pinned, *marks, play(draw(), may_garrison()))


britannia("2ART12", "Britannia Flavia", in_nation_deck)
card(
    "2ART13",
    "Ynys Afallach (Avalon)",
    region,
    pinned,
    in_nation_deck,
    play(to_hand(DISCARD, selector=KNIGHTS), may_garrison()),
    solstice(may(pay(progress=1) >> this_to(HAND))),
)
card(
    "2ART14",
    "Gwalchmei (Sir Gawain)",
    in_nation_deck,
    icons(knight=1),
    play(take_unrest() >> gain(PROGRESS, 1, per_garrisoned(KNIGHTS)), ride_out()),
)
card(
    "2ART15",
    "Lady Bertilak",
    attack,
    free,
    in_nation_deck,
    vp(if_history(2)),
    play(abandon(HELD_BY_KNIGHTS), draw(2), each_other(discard(2))),
)

card(
    "2ART16",
    "Morigena",
    attack,
    vp(if_history(2)),
    play(
        all_players(take_unrest()),
        may(abandon(holding(REGIONS, called("Myrddin Wyllt (Merlin)"))) >> (quest_to(DISCARD) & nation_card())),
    ),
)
card(
    "2ART17",
    "Peredur (Sir Percival)",
    icons(knight=1),
    play(
        choose(
            return_unrest() & ride_out(),
            find(called("Graal"), DISCARD, DECK) & this_to(EXILE),
        )
    ),
)
card(
    "2ART18",
    "Cai (Sir Kay)",
    icons(knight=1),
    play(may(on_deck(DISCARD, selector=REGIONS)), ride_out()),
)
card("2ART19", "King Arthur", icons(knight=1), play(abandon(HELD_BY_KNIGHTS) >> acquire(CONQUESTS)))
card("2ART20", "Uthyr Pendragon", play(break_through(UNCIVILISEDS), this_to(HISTORY)))
britannia("2ART21", "Britannia Prima", icons(fertile=1))
britannia("2ART22", "Britannia Secunda")
card(
    "2ART23",
    "Myrddin Wyllt (Merlin)",
    icons(knight=1),
    play(abandon_garrisoned(KNIGHTS, 3, hosts=REGIONS) >> quest_to(HAND)),
)
card(
    "2ART24",
    "Guennuvar",
    play(
        each_other(gain(PROGRESS)),
        choose(
            acquire(CULTURES),
            abandon_garrisoned(called("King Arthur")) >> free_play(EMPIRES, ignore_state=True),
        ),
    ),
)


def cafall(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Cafall",
        free,
        *marks,
        play(draw(2) & on_deck(HAND), may(exile_in_play_or_quest("Twrch Trwyth"))),
    )


cafall("2ART25")
cafall("2ART25X", vp(each(1, per_own_icon("hunt"))))
