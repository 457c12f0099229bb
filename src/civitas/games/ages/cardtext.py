"""What every card does, in messages made from its data; the words are in the catalogues."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import CARDS, NUMBERS, Card, Effect
from civitas.games.ages.cards import PACT_TERMS, WORKER_CARDS
from civitas.games.ages.names import Signature, card_name
from civitas.kernel.text import Message

Args = dict[str, int | str | Message]
# Hooks that are there or not: their words say no number.
PLAIN_HOOKS: Final = frozenset(
    {
        "military_as_civil",
        "tucks_under_wonder",
        "second_political_action",
        "extra_faces",
        "colonizes_from_hand",
        "infantry_as_cavalry",
        "foresees_event",
        "science_of_best_study",
        "no_wonder_surcharge",
        "free_population",
        "extra_mine_token",
        "actions_per_development",
        "converts_to_theater",
        "revolts_by_military",
        "labs_produce",
        "best_theater_again",
        "attacks_nobody",
        "attack_cost_again",
        "culture_per_lab_level",
        "scores_technologies",
        "scores_urban_buildings",
        "scores_workers",
    }
)
# Symbols whose name has a plural.
COUNTED: Final = ("resources", "civil_actions", "military_actions", "blue", "yellow")
# Operations whose losses are worded apart from their gains.
SIGNED: Final = ("culture", "population", "population_if_weak", "blue")
# Operations worded differently for different kinds of building or steps.
BY_KINDS: Final = ("build_or_upgrade", "upgrade", "produce", "score")
# Amounts that go without saying.
UNSAID: Final = ("science_rating", "culture_rating", "happy_rating", "half_destroyed_cost", "mine_production")
# Operations told to the player of a card and of whom they befall, in two voices.
TWO_VOICES: Final = frozenset(
    f"ages-effect-{what}"
    for what in ("science", "culture", "food", "resources", "food-or-resources", "population", "draw-military")
)
UNCOUNTED: Final = ("lose_colony", "destroy_urban_of_each_other")
ACTIONS: Final = ("civil_actions", "military_actions")
# The level of a tactic from which on there are units two levels older.
FIRST_OBSOLETE: Final = 2
PLAYERS: Final = ("two", "three", "four")
RANKS: Final = ((0, 2), (2, 5), (5, 9))


def slug(name: str) -> str:
    return name.replace("_", "-")


def signed(value: int) -> str:
    return f"{value:+}"


def symbol(name: str, value: int) -> Message:
    """A symbol with its sign; what is counted in words is told its size too, for the words depend on it."""
    args: Args = {"count": signed(value)}
    if name in COUNTED:
        args["size"] = abs(value)
    return Message(f"ages-symbol-{slug(name)}", args)


def hook(name: str, value: int) -> Message:
    return Message(f"ages-hook-{slug(name)}", {} if name in PLAIN_HOOKS else {"count": value})


def term(name: str, value: int) -> Message:
    """Something a party of a pact gets."""
    if name in PACT_TERMS:
        return Message(f"ages-term-{slug(name)}", {} if name == "immune_to_war" else {"count": value})
    return symbol(name, value)


def effect(e: Effect) -> Message:
    """One operation, without whom it befalls."""
    key = f"ages-effect-{slug(e.do)}"
    args: Args = {}
    if e.per:
        key += f"-{slug(e.per)}"
    if e.do in BY_KINDS and e.kinds:
        key += "-" + "-".join(e.kinds)
    if e.do in SIGNED and e.amount < 0:
        key += "-lost"
    if e.amount and e.per not in UNSAID and e.do not in UNCOUNTED:
        args["count"] = abs(e.amount)
    if e.limit > 1:
        args["limit"] = e.limit
    if e.card:
        args["card"] = card_name(NUMBERS[e.card])
    if e.per.startswith("rank_"):
        args |= {name: "/".join(map(str, e.table[a:b])) for name, (a, b) in zip(PLAYERS, RANKS, strict=True)}
    elif e.per in ("stronger", "richer"):
        args |= dict(zip(PLAYERS, e.table, strict=True))
    elif e.do == "destroy_urban":
        key += f"-{len(e.table)}"
        args |= dict(zip(("first", "second"), e.table, strict=False))
    elif e.table:
        args |= dict(zip(("first", "second", "third", "fourth"), e.table, strict=False))
    if e.who == "self" and key in TWO_VOICES:
        key += "-you"
    return Message(key, args)


def operation(e: Effect, attack: bool) -> Message:
    """One operation with whom it befalls; what one does oneself needs no subject, unless a rival is spoken of too."""
    if e.who == "table" or (e.who == "self" and not attack):
        return effect(e)
    return Message("ages-text-for", {"who": Message(f"ages-who-{slug(e.who)}"), "what": effect(e)})


def card_text(card: int) -> list[Message]:
    """What a card does, line by line."""
    c = CARDS[card - 1]
    out = [given(c, name, value) for name, value in c.symbols.items()]
    out += [hook(name, value) for name, value in c.hooks.items()]
    if c.urban_limit:
        out.append(Message("ages-text-urban-limit", {"count": c.urban_limit}))
    if c.stages_per_action > 1:
        first, second, third = c.discount[1:]
        out.append(Message("ages-text-discount", {"first": first, "second": second, "third": third}))
        out.append(Message("ages-text-stages", {"count": c.stages_per_action}))
    if c.kind == "tactic":
        infantry, cavalry, artillery = c.army
        out.append(Message("ages-text-army", {"infantry": infantry, "cavalry": cavalry, "artillery": artillery}))
        out.append(tactical(c))
    if c.kind == "air":
        out.append(Message("ages-text-air"))
    if c.kind == "bonus":
        out.append(Message("ages-text-bonus", {"defense": c.defense, "colonization": c.colonization}))
    attack = c.kind in ("aggression", "war")
    for e in c.effects:
        line = operation(e, attack)
        out.append(Message("ages-text-at-once", {"what": line}) if c.kind == "territory" else line)
    out += [Message("ages-text-in-age-iv", {"what": operation(e, attack)}) for e in c.effects_in_age_iv]
    return out + pact_text(c)


def tactical(c: Card) -> Message:
    """What an army is worth; by a tactic of the first age no unit is too old (ruling 48)."""
    if c.level < FIRST_OBSOLETE:
        return Message("ages-text-tactical-always", {"full": c.strength})
    return Message("ages-text-tactical", {"full": c.strength, "lower": c.obsolete})


def given(c: Card, name: str, value: int) -> Message:
    """A symbol adds to what there is, for each worker of a card that has some; a government's actions are the base."""
    said = symbol(name, value)
    if c.kind == "government" and name in ACTIONS:
        return Message(said.id, {"count": str(value), "size": value})
    return Message("ages-text-worker", {"what": said}) if c.number <= WORKER_CARDS else said


def pact_text(c: Card) -> list[Message]:
    out: list[Message] = []
    if c.sided:
        for side, terms in (("A", c.side_a), ("B", c.side_b)):
            out += [Message("ages-text-side", {"side": side, "what": term(*each)}) for each in terms.items()]
    else:
        out += [Message("ages-text-both", {"what": term(*each)}) for each in c.side_a.items()]
    if c.attack in ("forbidden", "ends_pact"):
        out.append(Message(f"ages-text-attack-{slug(c.attack)}"))
    return out


def gather(message: Message, ids: dict[str, Signature]) -> None:
    ids[message.id] = frozenset(message.args)
    for arg in message.args.values():
        if isinstance(arg, Message):
            gather(arg, ids)


def text_messages() -> dict[str, Signature]:
    """Every id the cards need, with the names of its arguments."""
    ids: dict[str, Signature] = {}
    for card in CARDS:
        for line in card_text(card.number):
            gather(line, ids)
    return ids
