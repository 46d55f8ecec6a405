"""Breaking lines: Latin at spaces and after hyphens, Chinese and Japanese between characters. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.engine import Mark

Run = str | Mark
Line = tuple[Run, ...]
Measure = Callable[[Run], float]

# JIS X 4051 (kinsoku): what may not begin and what may not end a line.
NOT_FIRST = "、。，．）」』】〉》！？：；…‥・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
NOT_LAST = "（「『【〈《"
_STOPS = "：，、。；！？"
_WIDE_FROM = "\u2e80"


def is_wide(char: str) -> bool:
    """Whether a character is Chinese or Japanese: lines may break on both sides of it."""
    return _WIDE_FROM <= char <= "\u9fff" or "\uac00" <= char <= "\ufaff" or "\uff00" <= char <= "\uffef"


def wrap(runs: Sequence[Run], width: float, measure: Measure) -> list[Line]:
    """The fewest lines that are at most `width` wide, as even as possible.

    A single word that is wider than `width` stands alone in a line that is too wide: the caller sees it by measuring.
    A katakana word, or a figure and what it counts, is divided only where it would cost a line, or room, to keep it.
    """
    lines = _wrapped(runs, width, measure, whole=False)
    if len(lines) > 1:
        kept = _wrapped(runs, width, measure, whole=True)
        if len(kept) == len(lines) and all(sum(atom.width for atom in line) <= width for line in kept):
            lines = kept
    return [_joined(line) for line in lines]


def _wrapped(runs: Sequence[Run], width: float, measure: Measure, *, whole: bool) -> list[list[_Atom]]:
    cut = _atoms(runs, whole=whole)
    atoms = [_Atom(parts, sum(measure(part) for part in parts)) for parts in cut]
    lines = _greedy(atoms, width)
    if len(lines) == 1:
        return lines
    return _after_a_stop(atoms, width, len(lines)) or _evened(atoms, width, len(lines))


class _Atom:
    """What no line break may divide: a word, a space, a wide character with the marks that cling to it."""

    def __init__(self, parts: Line, width: float) -> None:
        self.parts = parts
        self.width = width
        self.space = parts == (" ",)
        last = parts[-1]
        self.ends_a_part = isinstance(last, str) and last.endswith(tuple(_STOPS))


def _greedy(atoms: Sequence[_Atom], width: float) -> list[list[_Atom]]:
    lines: list[list[_Atom]] = [[]]
    used = 0.0
    for atom in atoms:
        if used + atom.width > width and lines[-1] and not atom.space:
            lines.append([])
            used = 0.0
        if atom.space and not lines[-1]:
            continue
        lines[-1].append(atom)
        used += atom.width
    return [_trimmed(line) for line in lines]


def _after_a_stop(atoms: Sequence[_Atom], width: float, count: int) -> list[list[_Atom]] | None:
    """Two lines that break behind a full-width colon, comma or stop, where both have room: no word is divided then."""
    if count != 2:  # noqa: PLR2004 - with three lines evenness reads better
        return None
    halves = [
        (list(atoms[:place]), list(atoms[place:])) for place in range(1, len(atoms)) if atoms[place - 1].ends_a_part
    ]
    fitting = [both for both in halves if all(sum(atom.width for atom in half) <= width for half in both)]
    if not fitting:
        return None
    return list(min(fitting, key=lambda both: max(sum(atom.width for atom in half) for half in both)))


def _evened(atoms: Sequence[_Atom], width: float, count: int) -> list[list[_Atom]]:
    low, high = width / 3, width
    best = _greedy(atoms, width)
    for _ in range(6):
        middle = (low + high) / 2
        tried = _greedy(atoms, middle)
        if len(tried) <= count and all(sum(atom.width for atom in line) <= width for line in tried):
            best, high = tried, middle
        else:
            low = middle
    return best


def _trimmed(line: list[_Atom]) -> list[_Atom]:
    while line and line[-1].space:
        line = line[:-1]
    return line


def _joined(line: Sequence[_Atom]) -> Line:
    runs: list[Run] = []
    for atom in line:
        for part in atom.parts:
            if runs and isinstance(part, str) and isinstance(runs[-1], str):
                runs[-1] += part
            else:
                runs.append(part)
    return tuple(runs)


def _atoms(runs: Sequence[Run], *, whole: bool) -> Iterator[Line]:
    """Cut the runs wherever a line may break. `whole`: but not within what belongs together."""
    held: list[Run] = []
    last = ""
    for piece in _pieces(runs):
        if held and _may_break(last, piece) and not (whole and _together(last, piece)):
            yield tuple(held)
            held = []
        held.append(piece)
        last = piece[-1] if isinstance(piece, str) else ""
    if held:
        yield tuple(held)


def _pieces(runs: Sequence[Run]) -> Iterator[Run]:
    """Words, single spaces, single wide characters, and marks."""
    for run in runs:
        if isinstance(run, Mark):
            yield run
            continue
        word = ""
        for char in run:
            if char == " " or is_wide(char):
                if word:
                    yield word
                    word = ""
                yield char
            elif word.endswith("-"):
                yield word
                word = char
            else:
                word += char
        if word:
            yield word


def _together(last: str, piece: Run) -> bool:
    """Whether both are of one katakana word, or a figure and what it counts."""
    first = piece[:1] if isinstance(piece, str) else ""
    if not (last and first):
        return False
    return (_katakana(last) and _katakana(first)) or (last.isdecimal() and is_wide(first))


def _katakana(char: str) -> bool:
    return "\u30a1" <= char <= "\u30fc"


def _may_break(last: str, piece: Run) -> bool:
    first = piece[0] if isinstance(piece, str) else ""
    if " " in (first, last):
        return True
    if (first and first in NOT_FIRST) or (last and last in NOT_LAST):
        return False
    hyphen = last == "-" and bool(first)
    return hyphen or (bool(first) and is_wide(first)) or (bool(last) and is_wide(last))
