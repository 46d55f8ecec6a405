"""A record that was changed where it lies, or that today's rules no longer take whole."""

from __future__ import annotations

import pytest

from companion.commands import Pause, Resume
from companion.engine import Msg


def alter(table, change):
    """Somebody changes the record where it lies; who does it on purpose takes the lock off first."""
    table.journal._db.executescript(f"DROP TRIGGER entry_is_final; DROP TRIGGER entry_stays; {change};")
    table.restart()


@pytest.mark.parametrize(
    ("change", "step"),
    [
        ("UPDATE entry SET body = replace(body, 'c1', 'c2') WHERE n = 1", 2),
        ("DELETE FROM entry WHERE n = 0", 1),
        ("UPDATE match SET header = replace(header, 'Ben', 'Eva')", 0),
    ],
)
def test_a_record_that_was_changed_where_it_lies_is_told_on_resume(table_of, change, step):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, change)
    table.do(Resume(match))
    assert table.model.message == Msg("app-record-altered", n=step)


def test_where_an_altered_record_no_longer_fits_it_is_not_blamed_on_the_rules(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, "UPDATE entry SET body = replace(body, 'c1', 'c0') WHERE n = 1")
    table.do(Resume(match))
    assert table.model.message == Msg("app-record-altered-cut", n=1)


def test_an_altered_record_takes_what_is_told_further_on(table_of):
    """Even where the line before has lost its hash: what is at the table is also in the journal."""
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    alter(table, "UPDATE entry SET body = json_remove(body, '$.hash') WHERE n = 1")
    table.do(Resume(match))
    table.do(Pause(on=False))
    table.choose("yes")
    table.restart()
    table.do(Resume(match))
    assert len(table.table.record) == 3


def test_an_untouched_record_is_gone_on_with_without_a_word(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    match = table.table.match
    table.restart()
    table.do(Resume(match))
    assert table.model.message is None


def test_a_record_that_todays_rules_do_not_take_whole_goes_on_from_where_they_do(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    old = table.table.match
    table.journal.append(old, {"choose": "yes"}, "toy-question-of-an-older-version")
    table.journal.append(old, {"choose": "no"}, None)
    table.restart()
    assert table.model.unfinished[0].readable
    table.do(Resume(old))
    assert table.model.message == Msg("app-record-cut", n=2)
    assert [line.card for line in table.table.record] == ["c0", "c1"]
    assert table.table.match != old
    assert len(table.journal.entries(old)) == 4, "the old record stays as it was"
    assert [row.id for row in table.journal.unfinished()] == [table.table.match]


def test_a_cut_while_a_record_is_cut_short_leaves_one_match_to_go_on_with(table_of):
    table = table_of("toy")
    table.tap("c0", "c1")
    old = table.table.match
    table.journal.append(old, {"choose": "yes"}, "toy-question-of-an-older-version")
    table.restart()
    table.journal._db.execute(
        "CREATE TRIGGER cut BEFORE UPDATE OF state ON match BEGIN SELECT RAISE(ABORT, 'the power is gone'); END"
    )
    table.do(Resume(old))
    table.journal._db.execute("DROP TRIGGER cut")
    table.restart()
    assert [card.id for card in table.model.unfinished] == [old]
