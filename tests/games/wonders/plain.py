"""The final count and the payments once more, in the plainest way and from the printed tables: to compare with.

`cards.tsv` and `boards.tsv` hold what is printed, read by eye: `prod` makes goods, `prod!` for the owner alone,
`vp` points, `sci` a symbol, `trade` a discount; `n*what@where` counts.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent
SYMBOLS = ("compass", "gear", "tablet")


def rows(name: str) -> list[dict[str, str]]:
    head, *lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [dict(zip(head.split("\t"), line.split("\t"), strict=True)) for line in lines]


def ident(name: str) -> str:
    return re.sub("[^a-z ]", "", name.lower()).replace(" ", "_")


CARDS = rows("cards.tsv")
COLOUR = {ident(row["name_en"]): row["colour"] for row in CARDS}
EFFECT = {ident(row["name_en"]): row["effect"] for row in CARDS}
COST = {ident(row["name_en"]): row["cost"] for row in CARDS}
FREE_AFTER = {ident(row["name_en"]): [ident(n) for n in row["chains_from"].split(";") if n] for row in CARDS}
BOX: dict[str, int] = {}
for row in CARDS:
    BOX[ident(row["name_en"])] = BOX.get(ident(row["name_en"]), 0) + len(row["copies"].split(","))
STAGES: dict[tuple[str, str], list[tuple[str, str]]] = {}
INITIAL: dict[str, str] = {}
ANY_ORDER = "great_wall"
for row in rows("boards.tsv"):
    board = "great_wall" if row["board"] == "GreatWall" else row["board"].lower()
    STAGES.setdefault((board, row["side"]), []).append((row["cost"], row["effect"]))
    INITIAL[board] = row["initial"]


def effects(city: dict) -> list[str]:
    """The terms of everything built: what stands outside brackets is joined by a plus."""
    stages = STAGES[city["board"], city["side"]]
    texts = [EFFECT[card] for card in city["cards"]] + [stages[number - 1][1] for number in city["stages"]]
    return [term for text in texts for term in re.findall(r"[a-z_!]+(?:\([^)]*\))?", text)]


def one(pattern: str, terms: list[str]) -> list[str]:
    return [found[1] for term in terms if (found := re.fullmatch(pattern, term))]


# -- the final count


def final(cities: list[dict], options: dict[str, str]) -> list[dict[str, int]]:
    return [count(cities, seat, options) for seat in range(len(cities))]


def count(cities: list[dict], seat: int, options: dict[str, str]) -> dict[str, int]:
    city = cities[seat]
    stages = STAGES[city["board"], city["side"]]
    left, right = cities[(seat + 1) % len(cities)], cities[seat - 1]
    science, guilds = best_guild(city, left, right, options)
    found = {
        "military": sum(city["tokens"]),
        "treasury": city["coins"] // 3,
        "wonder": sum(int(n) for number in city["stages"] for n in re.findall(r"vp\((\d+)\)", stages[number - 1][1])),
        "civilian": sum(
            int(n) for card in city["cards"] if COLOUR[card] == "blue" for n in one(r"vp\((\d+)\)", [EFFECT[card]])
        ),
        "science": science,
        "commerce": sum(per(card, city, left, right) for card in city["cards"] if COLOUR[card] == "yellow"),
        "guilds": guilds,
    }
    return found | {"total": sum(found.values())}


def best_guild(city: dict, left: dict, right: dict, options: dict[str, str]) -> tuple[int, int]:
    """Science and guilds, with the guild copied that makes most of both together."""
    tries: list[str | None] = [None]
    if "copy_guild" in effects(city):
        tries += [card for other in (left, right) for card in other["cards"] if COLOUR[card] == "purple"]
    return max((with_guild(city, left, right, options, copied) for copied in tries), key=sum)


def with_guild(city: dict, left: dict, right: dict, options: dict[str, str], copied: str | None) -> tuple[int, int]:
    terms = effects(city) + ([] if copied is None else [EFFECT[copied]])
    symbols = one(r"sci\((.*)\)", terms)
    greens = {s for other in (left, right) for card in other["cards"] if COLOUR[card] == "green"
              for s in one(r"sci\((.*)\)", [EFFECT[card]])}  # fmt: skip
    choices = [SYMBOLS] * symbols.count("any")
    if greens:
        choices += [tuple(sorted(greens))] * symbols.count("copy_neighbour_green")
    science = 0
    for chosen in product(*choices):
        counts = [symbols.count(symbol) + chosen.count(symbol) for symbol in SYMBOLS]
        science = max(science, sum(n * n for n in counts) + 7 * min(counts))
    guilds = sum(per(card, city, left, right) for card in city["cards"] if COLOUR[card] == "purple")
    if copied is not None:
        guilds += per(copied, city, left, right)
        if copied == "shipowners_guild" and options.get("copied_shipowners_counts_itself", "yes") == "yes":
            guilds += 1
        if "shipowners_guild" in city["cards"] and options.get("copied_guild_feeds_shipowners", "no") == "yes":
            guilds += 1
    return science, guilds


def per(card: str, city: dict, left: dict, right: dict) -> int:
    """The points of a card that counts something, as if it stood in that city."""
    found = re.search(r"vp\((\d)\*(.*)@(.*)\)", EFFECT[card])
    if found is None:
        return 0
    n, what, where = int(found[1]), found[2], found[3].split("+")
    places = {"own": city, "left": left, "right": right}
    amount = 0
    for name in where:
        other = places[name]
        if what == "stage":
            amount += len(other["stages"])
        elif what == "defeat":
            amount += other["tokens"].count(-1)
        else:
            amount += sum(COLOUR[one_card] in what.split("+") for one_card in other["cards"])
    return n * amount


# -- paying


def sold(city: dict) -> list[str]:
    """Every unit that neighbours may buy, as the letters it may be."""
    units = [INITIAL[city["board"]]]
    for card in city["cards"]:
        if COLOUR[card] in ("brown", "grey"):
            (goods,) = re.findall(r"prod\((.*)\)", EFFECT[card])
            units += [goods.replace("/", "")] if "/" in goods else list(goods)
    return units


def own(city: dict, options: dict[str, str]) -> list[str]:
    units = sold(city)
    extra = []
    for term in effects(city):
        if term == "prod!(one_not_produced)":
            either = options.get("either_or_counts_as_made", "both") == "both"
            made = {letter for unit in units if len(unit) == 1 or either for letter in unit}
            extra.append("".join(letter for letter in "WSOCGPL" if letter not in made))
        elif term.startswith("prod!("):
            extra.append(term[6:-1].replace("/", ""))
    return units + extra


def prices(city: dict) -> dict[tuple[str, str], int]:
    found = {(side, letter): 2 for side in ("left", "right") for letter in "WSOCGPL"}
    for term in effects(city):
        cut = re.fullmatch(r"trade\((raw|manufactured);(.*);1\)", term)
        if cut:
            for side in cut[2].split("+"):
                found |= dict.fromkeys(((side, letter) for letter in ("WSOC" if cut[1] == "raw" else "GPL")), 1)
    return found


def ways(cities: list[dict], seat: int, cost: str, options: dict[str, str]) -> set[tuple[int, int]]:
    """Every way to cover a cost, found by giving each symbol of it to each unit that could cover it."""
    city = cities[seat]
    units = [("own", unit) for unit in own(city, options)]
    units += [("left", unit) for unit in sold(cities[(seat + 1) % len(cities)])]
    units += [("right", unit) for unit in sold(cities[seat - 1])]
    price = prices(city)
    reached = {(frozenset(), 0, 0)}
    for letter in cost:
        nxt = set()
        for used, left, right in reached:
            seen = set()
            for place, (where, unit) in enumerate(units):
                # Units alike are interchangeable: the first that is still free stands for all.
                if place in used or letter not in unit or (where, unit) in seen:
                    continue
                seen.add((where, unit))
                paid = price.get((where, letter), 0)
                nxt.add((used | {place}, left + paid * (where == "left"), right + paid * (where == "right")))
        reached = nxt
    return {(left, right) for _, left, right in reached}


def offer(cities: list[dict], seat: int, described: dict, options: dict[str, str]) -> dict:
    """What the paying query should answer."""
    city = cities[seat]
    no = {"how": "no", "bank": 0, "left": 0, "right": 0, "ways": []}
    if "stage" in described:
        number = described["stage"]
        if number in city["stages"]:
            return no | {"why": "stage_built"}
        if city["board"] != ANY_ORDER and number != len(city["stages"]) + 1:
            return no | {"why": "stage_order"}
        cost, bank = STAGES[city["board"], city["side"]][number - 1][0], 0
    else:
        card = described["build"]
        nothing = {"why": None, "bank": 0, "left": 0, "right": 0, "ways": [{"left": 0, "right": 0}]}
        if card in city["cards"]:
            return no | {"why": "duplicate"}
        if set(FREE_AFTER[card]) & set(city["cards"]):
            return nothing | {"how": "chain"}
        if COST[card] == "-":
            return nothing | {"how": "free"}
        cost, bank = ("", 1) if COST[card] == "1c" else (COST[card], 0)
    found = ways(cities, seat, cost, options)
    if not found:
        return no | {"why": "goods"}
    found = {way for way in found if sum(way) + bank <= city["coins"]}
    if not found:
        return no | {"why": "coins"}
    best = [w for w in found if not any(o != w and o[0] <= w[0] and o[1] <= w[1] for o in found)]
    best.sort(key=lambda way: (sum(way), way[0]))
    listed = [{"left": left, "right": right} for left, right in best]
    return {"how": "pay", "why": None, "bank": bank, **listed[0], "ways": listed}
