"""The time played."""

from hypothesis import given
from hypothesis import strategies as st

from crescent.stopwatch import LONGEST_BEAT, Stopwatch


def test_nothing_is_counted_before_the_start() -> None:
    assert Stopwatch().seconds(now=1000) == 0


def test_it_counts_while_it_runs() -> None:
    watch = Stopwatch().start(now=10)
    assert watch.seconds(now=10) == 0
    assert watch.seconds(now=12.5) == 2.5


def test_it_stands_still_once_stopped_and_goes_on_from_there() -> None:
    watch = Stopwatch().start(now=10).stop(now=15)
    assert watch.seconds(now=99) == 5
    assert watch.start(now=100).seconds(now=103) == 8


def test_starting_a_running_watch_changes_nothing() -> None:
    watch = Stopwatch().start(now=10)
    assert watch.start(now=20) == watch


def test_stopping_a_stopped_watch_changes_nothing() -> None:
    watch = Stopwatch(7)
    assert watch.stop(now=20) == watch


def test_it_takes_up_the_time_of_a_resumed_game() -> None:
    assert Stopwatch(90).start(now=5).seconds(now=6) == 91


def test_beats_count_as_standing_still_does() -> None:
    watch = Stopwatch().start(now=0)
    for second in range(1, 100):
        watch = watch.beat(now=second)
    assert watch.seconds(now=99.5) == 99.5
    assert Stopwatch(7).beat(now=50) == Stopwatch(7)


def test_a_machine_asleep_is_not_played_on() -> None:
    watch = Stopwatch().start(now=0).beat(now=1)
    assert watch.seconds(now=40_000) == 1 + LONGEST_BEAT
    assert watch.beat(now=40_000).seconds(now=40_001) == 2 + LONGEST_BEAT
    assert watch.stop(now=40_000).seconds(now=50_000) == 1 + LONGEST_BEAT


@given(st.lists(st.floats(-1e6, 1e6), min_size=1))
def test_whatever_the_clock_does_time_never_goes_back(moments: list[float]) -> None:
    watch, shown = Stopwatch().start(now=0), 0.0
    for now in moments:
        assert watch.seconds(now) >= shown
        shown = watch.seconds(now)
        watch = watch.beat(now)


def test_it_never_goes_back_when_the_clock_does() -> None:
    watch = Stopwatch(30).start(now=50)
    assert watch.seconds(now=20) == 30
    assert watch.stop(now=20).seconds(now=60) == 30
