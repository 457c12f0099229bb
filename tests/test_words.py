"""Words: the right language, the right arguments, and never a silent gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.kernel.errors import CivitasError, LoadError, OptionError
from civitas.kernel.text import Message, player
from civitas.words import LANGUAGES, NoWords, Words, language, message

CARD = Message("proving-card-market")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of catalogues another author brings, in the three languages."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "own.ftl").write_text("own-greeting = Hello, { $name }\n    .loud = HELLO\n")
    return tmp_path


def write(folder: Path, text: str) -> None:
    for lang in LANGUAGES:
        (folder / lang / "own.ftl").write_text(text)


@pytest.mark.parametrize(("lang", "said"), [("en", "Market"), ("pt", "Mercado"), ("es", "Mercado")])
def test_a_message_is_said_in_each_language(lang, said) -> None:
    assert Words(lang).say(CARD) == said


def test_an_argument_that_is_a_message_is_said_first() -> None:
    said = Words("en").say(Message("proving-buy", {"card": CARD, "cost": 5}))
    assert said == "Buy Market for 5"


def test_an_attribute_is_said_by_its_id_after_a_dot() -> None:
    assert Words("en").say(Message("proving-card-ingot.text")) == "Treasure: 3 coins."


def test_a_number_chooses_the_plural() -> None:
    words = Words("en")
    assert words.tell("log-unseen", count=1) == "a card"
    assert words.tell("log-unseen", count=4) == "4 cards"
    assert Words("pt").tell("log-unseen", count=1) == "uma carta"


def test_no_marks_of_direction_are_written_into_the_words() -> None:
    said = Words("en").say(Message("proving-buy", {"card": CARD, "cost": 5}))
    assert not {"\u2068", "\u2069"} & set(said)


@pytest.mark.parametrize(("lang", "said"), [("en", "Player 2"), ("pt", "Jogador 2"), ("es", "Jugador 2")])
@pytest.mark.parametrize("names", [(), ("Ana",), ("Ana", "")])
def test_a_player_whose_name_is_not_known_is_called_by_the_number_of_the_seat(lang, said, names) -> None:
    words = Words(lang)
    words.names = names
    assert words.say(player(1)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ana looks at Market (Marta: Deck)."),
        ("pt", "Ana olha Mercado (Marta: Baralho)."),
        ("es", "Ana mira Mercado (Marta: Mazo)."),
    ],
)
def test_players_are_called_by_their_names_wherever_a_message_speaks_of_them(lang, said) -> None:
    words = Words(lang)
    words.names = ["Ana", "Marta"]
    deck = Message("proving-zone-deck")
    assert words.say(player(1)) == "Marta"
    assert words.tell("log-look", player=player(0), other=player(1), card=CARD, zone=deck) == said


def test_a_name_does_not_spare_a_player_the_right_arguments() -> None:
    words = Words("en")
    words.names = ["Ana", "Marta"]
    with pytest.raises(NoWords, match="takes the arguments seat; given: number"):
        words.tell("player", number=1)


@pytest.mark.parametrize("key", ["no-such-message", "proving-card-market.colour", "proving-card-market.", "-term"])
def test_a_message_that_is_not_there_is_an_error(key) -> None:
    with pytest.raises(NoWords, match="have no message"):
        Words("en").say(Message(key))


@pytest.mark.parametrize("args", [{}, {"card": "x"}, {"card": "x", "cost": 1, "colour": "red"}])
def test_a_missing_or_unknown_argument_is_an_error(args) -> None:
    with pytest.raises(NoWords, match="takes the arguments card, cost; given"):
        Words("en").say(Message("proving-buy", args))


def test_what_cannot_be_said_is_both_our_error_and_a_lookup_error() -> None:
    assert issubclass(NoWords, CivitasError)
    assert issubclass(NoWords, LookupError)


def test_the_arguments_of_a_message_include_those_of_the_messages_it_refers_to(folder) -> None:
    write(folder, "own-a = { own-b } and { $x }\nown-b = { $y }\n")
    assert Words("en", [folder]).arguments("own-a") == {"x", "y"}


def test_a_term_takes_no_argument_from_the_caller(folder) -> None:
    write(folder, "-own-city = Rome\nown-a = In { -own-city } with { $x }\n")
    words = Words("en", [folder])
    assert words.arguments("own-a") == {"x"}
    assert words.tell("own-a", x="bread") == "In Rome with bread"
    with pytest.raises(NoWords):
        words.tell("-own-city")


def test_a_game_of_another_author_brings_its_own_words(folder) -> None:
    words = Words("es", [folder])
    assert words.tell("own-greeting", name="Ana") == "Hello, Ana"
    assert words.say(message("own-greeting.loud")) == "HELLO"
    assert "own-greeting" not in Words("es").ids()


def test_catalogues_may_lie_in_a_folder_of_the_game_s_own(folder) -> None:
    (folder / "en" / "game").mkdir()
    file = folder / "en" / "game" / "names.ftl"
    file.write_text("own-card = Forum\n")
    assert Words("en", [folder]).tell("own-card") == "Forum"
    file.write_text("own-card = { $broken\n")
    with pytest.raises(LoadError, match=r"en/game/names\.ftl is not well formed at 'own-card"):
        Words("en", [folder])


def test_a_catalogue_that_is_not_well_formed_is_an_error_naming_the_place(folder) -> None:
    write(folder, "own-a = fine\nown-b = { $broken\n")
    with pytest.raises(LoadError, match=r"en/own\.ftl is not well formed at 'own-b"):
        Words("en", [folder])


def test_a_message_written_twice_is_an_error(folder) -> None:
    write(folder, "proving-pass-no = Never\n")
    with pytest.raises(LoadError, match="'proving-pass-no' is written twice"):
        Words("en", [folder])


def test_a_message_that_refers_to_itself_is_an_error(folder) -> None:
    write(folder, "own-a = { own-b }\nown-b = { own-a }\n")
    with pytest.raises(LoadError, match="refers to itself"):
        Words("en", [folder]).tell("own-a")


@pytest.mark.parametrize(
    ("given", "environment", "spoken"),
    [
        ("es", {"CIVITAS_LANG": "pt", "LANG": "en_GB.UTF-8"}, "es"),
        (None, {"CIVITAS_LANG": "pt", "LC_ALL": "es_ES.UTF-8"}, "pt"),
        (None, {"LC_ALL": "es_ES.UTF-8", "LANG": "pt_BR.UTF-8"}, "es"),
        (None, {"LC_MESSAGES": "pt_BR.UTF-8", "LANG": "es_ES.UTF-8"}, "pt"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LC_ALL": "", "LANG": "es"}, "es"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "pt_BR.UTF-8"}, "en"),
        (None, {}, "en"),
        ("pt-BR", {}, "pt"),
        ("ES_419", {}, "es"),
    ],
)
def test_the_language_is_the_one_given_or_that_of_the_environment(given, environment, spoken) -> None:
    assert language(given, environment) == spoken


@pytest.mark.parametrize(("given", "environment"), [("de", {}), (None, {"CIVITAS_LANG": "de"}), ("portuguese", {})])
def test_a_language_asked_for_by_name_that_we_do_not_have_is_refused(given, environment) -> None:
    with pytest.raises(OptionError, match="the languages are: en, pt, es"):
        language(given, environment)


def test_portuguese_is_that_of_brazil() -> None:
    assert Words("pt").bundle.locales == ["pt-BR"]


def test_longer_texts_are_translated_not_copied() -> None:
    spoken = {lang: Words(lang) for lang in LANGUAGES}
    for key in spoken["en"].ids():
        if not spoken["en"].arguments(key):
            texts = {words.tell(key) for words in spoken.values()}
            assert len(texts) == 3 or len(spoken["en"].tell(key).split()) < 5, key
