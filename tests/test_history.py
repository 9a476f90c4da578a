"""Undo and redo of any value, bounded."""

from crescent.history import UNDO_LIMIT, History


def history_of(*values: int) -> History[int]:
    """A history in which the values came one after another."""
    history = History(values[0])
    for value in values[1:]:
        history = history.push(value)
    return history


def test_undo_brings_back_the_value_before() -> None:
    history = history_of(1, 2, 3)
    assert history.undo().present == 2
    assert history.undo().undo().present == 1


def test_undo_at_the_beginning_and_redo_at_the_end_change_nothing() -> None:
    history = history_of(1)
    assert history.undo() == history
    assert history.redo() == history


def test_redo_after_undo_is_identity() -> None:
    history = history_of(1, 2, 3)
    assert history.undo().redo() == history
    assert history.undo().undo().redo().redo() == history


def test_a_new_value_forgets_what_was_undone() -> None:
    history = history_of(1, 2, 3).undo().push(9)
    assert history.redo() == history
    assert (history.past, history.present) == ((1, 2), 9)


def test_the_limit_is_a_hundred_steps() -> None:
    assert UNDO_LIMIT == 100
    history = history_of(*range(250))
    for _ in range(99):
        history = history.undo()
    assert history.present == 150
    assert history.undo().present == 149
    assert history.undo().undo().present == 149


def test_all_that_was_undone_can_be_redone_at_the_limit() -> None:
    full = history_of(*range(250))
    history = full
    for _ in range(100):
        history = history.undo()
    for _ in range(100):
        history = history.redo()
    assert history == full
