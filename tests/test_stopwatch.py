"""The time played."""

from crescent.stopwatch import Stopwatch


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


def test_it_never_goes_back_when_the_clock_does() -> None:
    watch = Stopwatch(30).start(now=50)
    assert watch.seconds(now=20) == 30
    assert watch.stop(now=20).seconds(now=60) == 30
