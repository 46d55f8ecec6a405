"""The final count (rules 7): seven categories, every point with its rule, its cards and its reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.engine import CardId, Column, Mark, Msg, Named, Part, Seat, Who
from companion.games.wonders.box import STRUCTURES
from companion.games.wonders.cities import Cities, City, counted
from companion.games.wonders.effects import SYMBOLS, Points, PointsPer, Science
from companion.games.wonders.form import HouseRules
from companion.games.wonders.guilds import Copied, GuildScore, copied_guild, guild_scores, science_of
from companion.games.wonders.military import TOKENS, signed
from companion.games.wonders.science import SET, WILD, Arrangement

COINS_A_POINT: Final = 3
CATEGORIES: Final = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
MARKS: Final = {
    "military": "war",
    "treasury": "coin",
    "wonder": "stage",
    "civilian": "civil",
    "science": "science",
    "commerce": "trade",
    "guilds": "guild",
}


def columns() -> tuple[Column, ...]:
    """The categories of the tally, in the order of the rules."""
    return tuple(Column(name, Msg(f"wonders-category-{name}"), MARKS[name]) for name in CATEGORIES)


def score(cities: Cities, seat: Seat, house: HouseRules) -> tuple[Part, ...]:
    """All parts of a city's total, in scoring order."""
    city = cities[seat]
    copied = copied_guild(cities, seat, house)
    return (
        *_military(city),
        *_treasury(city),
        *_wonder(city),
        *_printed(city, "civil", "civilian"),
        *_science(cities, seat, science_of(cities, seat, copied), copied),
        *_commerce(cities, seat),
        *(_guild(guild) for guild in guild_scores(cities, seat, house, copied)),
    )


def total(parts: tuple[Part, ...], category: str) -> int:
    """The points of one category."""
    return sum(part.points for part in parts if part.column == category)


def treasury_points(coins: int) -> int:
    """A point for every three coins."""
    return coins // COINS_A_POINT


# -- the categories


def _military(city: City) -> Iterator[Part]:
    for token in TOKENS:
        n = city.tokens.count(token)
        if n:
            what = "defeat" if token < 0 else f"victory_{token}"
            why = Msg("wonders-why-tokens", n=n, token=signed(token))
            yield Part(what, n * token, (), "military", why, "defeat" if token < 0 else "victory")


def _treasury(city: City) -> Iterator[Part]:
    points = treasury_points(city.coins)
    if points:
        yield Part("coins", points, (), "treasury", Msg("wonders-why-coins", n=city.coins), "coin")


def _wonder(city: City) -> Iterator[Part]:
    for number in sorted(city.stages):
        points = sum(effect.n for effect in city.side.stages[number - 1].effects if isinstance(effect, Points))
        if points:
            yield Part(f"stage:{number}", points, (), "wonder", Msg("wonders-why-stage", n=number), "stage")


def _printed(city: City, colour: str, category: str) -> Iterator[Part]:
    for card in city.of(colour):
        points = sum(effect.n for effect in STRUCTURES[card].effects if isinstance(effect, Points))
        yield Part(card, points, (card,), category, Msg("app-as-is", what=Named(card)))


def _science(cities: Cities, seat: Seat, arrangement: Arrangement, copied: Copied | None) -> Iterator[Part]:
    city = cities[seat]
    wild_cards = [card for card in city.cards if _has_symbol(card, WILD)]
    if copied is not None and _has_symbol(copied.card, WILD):
        wild_cards.append(copied.card)
    # The cards behind wild symbols go to the kinds chosen first; wild symbols of stages have no card.
    wild_by_kind: dict[str, tuple[CardId, ...]] = dict.fromkeys(SYMBOLS, ())
    for card, kind in zip(wild_cards, arrangement.wilds, strict=False):
        wild_by_kind[kind] = (*wild_by_kind[kind], card)
    for kind, n in zip(SYMBOLS, arrangement.counts, strict=True):
        if n == 0:
            continue
        cards = (*(card for card in city.of("science") if _has_symbol(card, kind)), *wild_by_kind[kind])
        wild = arrangement.wilds.count(kind)
        why = Msg("wonders-why-wild", symbol=Mark(kind), n=n, wild=wild) if wild else _squared(kind, n)
        yield Part(kind, n * n, cards, "science", why, kind)
    if arrangement.sets:
        yield Part("set", arrangement.sets * SET, (), "science", Msg("wonders-why-sets", n=arrangement.sets), "science")


def _squared(kind: str, n: int) -> Msg:
    return Msg("wonders-why-squared", symbol=Mark(kind), n=n)


def _commerce(cities: Cities, seat: Seat) -> Iterator[Part]:
    for card in cities[seat].of("trade"):
        for effect in STRUCTURES[card].effects:
            if isinstance(effect, PointsPer):
                n, cards = counted(cities, seat, effect)
                why = Msg("wonders-why-counted", card=Named(card), n=n, of=kinds_words(effect.of))
                yield Part(card, effect.n * n, cards, "commerce", why)


def _guild(guild: GuildScore) -> Part:
    tallies = [effect for effect in STRUCTURES[guild.card].effects if isinstance(effect, PointsPer)]
    counts = sum(effect.n for effect in tallies)
    card, n, of = Named(guild.card), guild.points // counts if counts else 0, kinds_words(tallies[0].of)
    if guild.copied is None:
        why = Msg("wonders-why-counted", card=card, n=n, of=of)
    else:
        why = Msg("wonders-why-copied", card=card, n=n, of=of, owner=Who(guild.copied.owner))
    if guild.other_way is not None:
        why = Msg("wonders-why-other-way", why=why, n=guild.other_way)
    return Part(guild.card, guild.points, guild.cards, "guilds", why, "guild")


def kinds_words(of: tuple[str, ...]) -> tuple[Mark, ...]:
    """What is counted, as marks: kinds of card, stages or defeats."""
    return tuple(Mark(kind) for kind in of)


def _has_symbol(card: CardId, symbol: str) -> bool:
    return Science(symbol) in STRUCTURES[card].effects
