"""Guilds (rules 8), and the one that may be copied from a neighbour at the final count."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine import CardId, Seat
from companion.games.wonders.box import GUILD, STRUCTURES
from companion.games.wonders.cities import Cities, counted, has, neighbour_seats, symbols
from companion.games.wonders.effects import SYMBOLS, PointsPer, Science
from companion.games.wonders.form import HouseRules
from companion.games.wonders.science import COPIED, WILD, Arrangement, arranged


@dataclass(frozen=True, slots=True)
class Copied:
    """A guild that stands in a neighbour's city and is scored as if it were one's own."""

    card: CardId
    owner: Seat


@dataclass(frozen=True, slots=True)
class GuildScore:
    """What a guild brings, and the cards it was brought by. `other_way`: what it would bring if the open question
    that touches it were answered the other way, where that differs.
    """

    card: CardId
    points: int
    cards: tuple[CardId, ...]
    copied: Copied | None = None
    other_way: int | None = None


def copied_guild(cities: Cities, seat: Seat, house: HouseRules) -> Copied | None:
    """The neighbour's guild that is worth most to a city that may copy one; None where there is none to copy.

    A wild symbol is worth what it adds to the science. Equal ones: the left neighbour's first.
    """
    if not has(cities[seat], "copy_guild"):
        return None
    owners = neighbour_seats(cities, seat)
    guilds = [Copied(card, owner) for owner in (owners["left"], owners["right"]) for card in cities[owner].of(GUILD)]
    return max(guilds, key=lambda guild: _worth(cities, seat, house, guild), default=None)


def guild_scores(cities: Cities, seat: Seat, house: HouseRules, copied: Copied | None) -> tuple[GuildScore, ...]:
    """The city's own guilds that bring points, then the copied one, each counted once."""
    own = [_own_guild(cities, seat, house, card, copied) for card in cities[seat].of(GUILD) if _points_per(card)]
    if copied is not None and _points_per(copied.card):
        own.append(_copied_guild(cities, seat, house, copied))
    return tuple(own)


def science_of(cities: Cities, seat: Seat, copied: Copied | None) -> Arrangement:
    """The best arrangement of a city's symbols, with the wild one of a copied guild."""
    own = symbols(cities[seat])
    lent = () if copied is None else _symbols(copied.card)
    neighbours = neighbour_seats(cities, seat).values()
    greens = "".join(card_symbols for owner in neighbours for card_symbols in symbols_of_cards(cities, owner))
    offered = tuple(symbol for symbol in SYMBOLS if symbol in greens)
    wild = (*own, *lent).count(WILD)
    return arranged({symbol: own.count(symbol) for symbol in SYMBOLS}, wild, (offered,) * own.count(COPIED))


def symbols_of_cards(cities: Cities, seat: Seat) -> tuple[str, ...]:
    """The symbols of a city's green cards."""
    return tuple(symbol for card in cities[seat].of("science") for symbol in _symbols(card))


def _worth(cities: Cities, seat: Seat, house: HouseRules, copied: Copied) -> int:
    guilds = sum(score.points for score in guild_scores(cities, seat, house, copied))
    return guilds + science_of(cities, seat, copied).points


def _own_guild(cities: Cities, seat: Seat, house: HouseRules, card: CardId, copied: Copied | None) -> GuildScore:
    points, cards = _counted(cities, seat, card)
    per_guild = _for_a_guild(card)
    if copied is None or per_guild == 0:
        return GuildScore(card, points, cards)
    fed = house.copied_guild_feeds_shipowners == "yes"
    with_it, without = points + per_guild, points
    if fed:
        return GuildScore(card, with_it, (*cards, copied.card), other_way=without)
    return GuildScore(card, without, cards, other_way=with_it)


def _copied_guild(cities: Cities, seat: Seat, house: HouseRules, copied: Copied) -> GuildScore:
    points, cards = _counted(cities, seat, copied.card)
    per_guild = _for_a_guild(copied.card)
    if per_guild == 0:
        return GuildScore(copied.card, points, cards, copied)
    if house.copied_shipowners_counts_itself == "yes":
        return GuildScore(copied.card, points + per_guild, (*cards, copied.card), copied, other_way=points)
    return GuildScore(copied.card, points, cards, copied, other_way=points + per_guild)


def _counted(cities: Cities, seat: Seat, card: CardId) -> tuple[int, tuple[CardId, ...]]:
    tallies = [(tally, counted(cities, seat, tally)) for tally in _points_per(card)]
    return sum(tally.n * n for tally, (n, _) in tallies), tuple(card for _, (_, cards) in tallies for card in cards)


def _for_a_guild(card: CardId) -> int:
    """The points that one more guild in the own city would bring."""
    return sum(tally.n for tally in _points_per(card) if GUILD in tally.of and "own" in tally.where)


def _points_per(card: CardId) -> tuple[PointsPer, ...]:
    return tuple(effect for effect in STRUCTURES[card].effects if isinstance(effect, PointsPer))


def _symbols(card: CardId) -> tuple[str, ...]:
    return tuple(effect.symbol for effect in STRUCTURES[card].effects if isinstance(effect, Science))
