"""Every word of Through the Ages: three languages with the same messages, and all a game says can be said."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.games.ages.box import NUMBERS
from civitas.games.ages.cardtext import card_text
from civitas.games.ages.game import GAME
from civitas.games.ages.names import card_name
from civitas.games.ages.state import AGGRESSION_DEFENDED, BOOK, WAR_RESOLVED
from civitas.games.ages.text import event_line, event_targets
from civitas.kernel.events import NOWHERE, Event, Sink
from civitas.kernel.node import Ask
from civitas.kernel.text import Message
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.rules import rules_of
from civitas.testing.positions import pick, rng_of
from civitas.words import LANGUAGES, Words

ROOMS = Rooms(GAME)
SNAPSHOTS = Path(__file__).parent / "snapshots"
WORDS = {lang: Words(lang) for lang in LANGUAGES}
BOTH_STRONGEST = "Each of the two strongest (of two, the strongest)"
BOTH_WEAKEST = "Each of the two weakest (of two, the weakest)"
VAST = "Território Desabitado (I)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_its_words_with_its_arguments(lang: str) -> None:
    words = WORDS[lang]
    declared = {key: args for key, args in GAME.messages().items() if not key.startswith("ages-web-")}
    known = {key for key in words.ids() if key.startswith("ages-") and not key.startswith("ages-web-")}
    assert sorted(declared.keys() - known) == []
    assert sorted(known - declared.keys()) == []
    assert {key: words.arguments(key) for key in declared} == declared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [WORDS[lang].say(card_name(card)) for card in range(1, 237)]
    assert len(set(names)) == 236


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_every_card_does_can_be_said(lang: str, update: bool) -> None:
    """A committed snapshot: a change of data or wording shows in review."""
    words = WORDS[lang]
    lines = []
    for card in range(1, 237):
        lines.append(f"{card} {words.say(card_name(card))}")
        lines += [f"    {words.say(line)}" for line in card_text(card)]
        assert card_text(card), f"card {card} says nothing"
    path = SNAPSHOTS / f"cards-{lang}.txt"
    text = "\n".join(lines) + "\n"
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


# Worded after the facts of the cards: who gains, each or together, what a government has, which army is old.
ON_CARDS = [
    ("enslave_i", "en", ["The rival: loses 1 population", "You: gain 2 resources", "You: gain 2 food"]),
    ("enslave_i", "pt", ["O rival: perde 1 de população", "Você: ganhe 2 recursos", "Você: ganhe 2 de alimento"]),
    ("enslave_i", "es", ["El rival: pierde 1 de población", "Tú: gana 2 recursos", "Tú: gana 2 de comida"]),
    ("raid_i", "en", ["You: gain half the printed cost of what was destroyed in resources, rounded up"]),
    ("infiltrate_ii", "en", ["You: score 3 culture for each level of the removed card"]),
    ("infiltrate_ii", "pt", ["Você: pontue 3 de cultura por nível da carta removida"]),
    ("foray_i", "en", [f"{BOTH_STRONGEST}: gains 3 in food and resources together, in any mix"]),
    (
        "raiders_i",
        "en",
        [f"{BOTH_WEAKEST}: loses 2 in food and resources together, in any mix"],
    ),
    ("cold_war_ii", "en", [f"{BOTH_STRONGEST}: scores 6 science"]),
    ("cold_war_ii", "pt", ["Cada um dos dois mais fortes (com dois, o mais forte): pontua 6 de ciência"]),
    ("cold_war_ii", "es", ["Cada uno de los dos más fuertes (con dos, el más fuerte): puntúa 6 de ciencia"]),
    ("crime_wave_ii", "en", [f"{BOTH_WEAKEST}: loses 3 culture"]),
    ("immigration_i", "en", ["Each player with most happiness: gains 1 population"]),
    ("legion_i", "en", ["Each army: +2 strength"]),
    ("classic_army_ii", "en", ["Each army: +8 strength; with a unit two or more levels older +4"]),
    ("monarchy_i", "en", ["5 civil actions", "3 military actions"]),
    ("monarchy_i", "pt", ["5 ações civis", "3 ações militares"]),
    ("code_of_laws_i", "en", ["+1 civil action"]),
    (
        "patriotism_i",
        "en",
        ["gain 1 military action for this turn", "gain 2 resources for military units, for this turn"],
    ),
    ("reserves_i", "en", ["gain 2 food or 2 resources"]),
    ("frugality_i", "en", ["increase population at its cost", "gain 2 food"]),
    ("breakthrough_i", "en", ["develop a technology at its cost", "score 2 science"]),
    ("wealthy_territory_i", "en", ["At once: gain 5 resources"]),
]


@pytest.mark.parametrize(("name", "lang", "said"), ON_CARDS)
def test_a_card_says_who_gains_what(name: str, lang: str, said: list[str]) -> None:
    lines = [WORDS[lang].say(line) for line in card_text(NUMBERS[name])]
    assert [line for line in said if line not in lines] == [], lines


def test_international_agreement_takes_up_to_five() -> None:
    lines = [WORDS["en"].say(line) for line in card_text(NUMBERS["international_agreement_ii"])]
    assert lines[0].endswith("to take cards worth up to 5 civil actions")


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("pt", {"knights_i": "Cavaleiros Medievais", "reign_of_terror_i": "Reinado do Terror"}),
        ("pt", {"impact_of_industry_iii": "Impacto Industrial", "impact_of_wonders_iii": "Impacto de Maravilhas"}),
        ("pt", {"j_s_bach_ii": "Johann Sebastian Bach", "drama_i": "Teatro", "vast_territory_i": VAST}),
        ("es", {"reign_of_terror_i": "Reinado del terror"}),
    ],
)
def test_cards_are_called_as_the_book_prints_them(lang: str, names: dict[str, str]) -> None:
    assert {name: WORDS[lang].say(card_name(NUMBERS[name])) for name in names} == names


def test_spanish_has_one_word_for_arenas_and_one_for_bonus_cards() -> None:
    folder = Path(civitas.__file__).parent / "locale" / "es"
    text = "".join(path.read_text(encoding="utf-8").lower() for path in folder.glob("*ages*.ftl"))
    assert "estadio" not in text
    assert "bonificaci" not in text
    assert ("arena" in text, "bono" in text) == (True, True)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, {"en": "1 future event becomes current.", "pt": "1 evento futuro se torna atual."}),
        (2, {"en": "2 future events become current.", "es": "2 eventos futuros pasan a ser actuales."}),
    ],
)
def test_the_future_becomes_current_in_the_right_number(count: int, said: dict[str, str]) -> None:
    assert {lang: WORDS[lang].say(Message("ages-log-events", {"count": count})) for lang in said} == said


def test_hammurabi_asks_a_plain_question() -> None:
    asked = [WORDS["en"].say(Message("ages-ask-substitute", {"count": count})) for count in (1, 2)]
    assert asked == ["This costs 1 civil action. How do you pay?", "This costs 2 civil actions. How do you pay?"]


@pytest.mark.parametrize(
    ("lang", "named", "unnamed"),
    [
        ("en", "{war} of Marta: Rui wins by 5.", "{war} of Player 1: Player 2 wins by 5."),
        ("pt", "{war} de Marta: Rui vence por 5.", "{war} de Jogador 1: Jogador 2 vence por 5."),
        ("es", "{war} de Marta: Rui gana por 5.", "{war} de Jugador 1: Jugador 2 gana por 5."),
    ],
)
def test_a_war_is_told_with_the_names_of_both_sides(lang: str, named: str, unnamed: str) -> None:
    words = Words(lang)
    war = NUMBERS["war_over_culture_iii"]
    event = Event(WAR_RESOLVED, 0, (war, 2, 5), NOWHERE, NOWHERE, 7, 7)
    s = GAME.new(2, 1)
    line = event_line(s, event)
    assert line is not None
    assert words.say(line) == unnamed.format(war=words.say(card_name(war)))
    words.names = ["Marta", "Rui"]
    assert words.say(line) == named.format(war=words.say(card_name(war)))
    assert event_targets(s, event) == ["seat:0", f"card:{war}"]


def test_every_kind_of_question_has_a_prompt() -> None:
    kinds = {node.kind for code in BOOK.code for node in code if isinstance(node, Ask)}
    kinds.discard("order")  # the kernel's question about listeners, of which this game has none
    assert sorted(kind for kind in kinds if f"ages-ask-{kind}" not in GAME.messages()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_game_says_can_be_said(lang: str) -> None:
    words = WORDS[lang]
    for number in range(3):
        s = GAME.new(2 + number, number)
        s.sink = Sink()
        rng = rng_of("words", lang, number)
        while s.asking:
            words.say(GAME.prompt(s))
            for code in s.options:
                words.say(GAME.describe(s, code).text)
            code = pick(s, rng)
            s.choose(s.options[0] if code == 1787 else code)
        for line in lines(ROOMS, s, s.sink.events):
            words.say(line.text)


def test_an_aggression_that_fails_is_said_to_fail() -> None:
    s, raid = GAME.new(2, 1), NUMBERS["raid_i"]
    said = []
    for count in (0, 3):
        line = event_line(s, Event(AGGRESSION_DEFENDED, 1, (count, raid, 0), NOWHERE, NOWHERE, 7, 7))
        assert line is not None
        said.append(WORDS["en"].say(line))
    assert said == [
        "Raid (I) of Player 1 fails: Player 2 is strong enough.",
        "Raid (I) of Player 1 fails: Player 2 defends with 3.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_and_an_explanation(lang: str) -> None:
    words = WORDS[lang]
    wanted = {said.id for rule in rules_of(GAME).values() for said in (rule.title, rule.explanation)}
    assert {key for key in words.ids() if key.startswith("rule-ages-")} == wanted
    for rule in rules_of(GAME).values():
        assert len(words.say(rule.explanation)) > 20
