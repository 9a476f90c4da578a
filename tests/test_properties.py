"""Whatever is done in whatever order: what always holds of a game (hypothesis, stateful)."""

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from crescent import records, saves
from crescent.cards import Card, Suit
from crescent.deals import DealCode, Variant, deal, parse_code
from crescent.game import Game, new_game
from crescent.history import UNDO_LIMIT
from crescent.moves import Entry, Move, Redeal, parse_entry
from crescent.places import PLACES
from crescent.records import GameFile
from crescent.refusals import IllegalMoveError
from crescent.rules import Status, check, legal_moves
from crescent.saves import Save
from crescent.state import GameState
from tests.golden import WINS

TWO_PACKS = Counter({Card(rank, suit): 2 for suit in Suit for rank in range(1, 14)})
EVERYTHING: list[Entry] = [Redeal(), *(Move(a, b) for a in PLACES for b in PLACES)]


class Playing(RuleBasedStateMachine):
    """A game, and beside it a plain list of what was played and how far undo must reach."""

    game: Game
    line: list[Entry]
    undoable: int
    undone: list[Entry]

    def begin(self, game: Game) -> None:
        self.game, self.line, self.undoable, self.undone = game, [], 0, []

    def follow(self, entry: Entry) -> None:
        """Play an entry and note it."""
        self.game = self.game.play(entry)
        self.line.append(entry)
        self.undoable = 0 if isinstance(entry, Redeal) else min(self.undoable + 1, UNDO_LIMIT)
        self.undone = []

    # Ways to begin

    @initialize(variant=st.sampled_from(Variant), number=st.integers(0, 26**7 - 1))
    def a_new_deal(self, variant: Variant, number: int) -> None:
        self.begin(new_game(DealCode(variant, number)))

    @initialize(code=st.sampled_from(list(WINS)), left=st.integers(0, 160))
    def a_game_on_its_way_to_the_win(self, code: str, left: int) -> None:
        entries = WINS[code].split()
        self.begin(new_game(parse_code(code)))
        for entry in entries[: max(len(entries) - left, 0)]:
            self.follow(parse_entry(entry))

    # What a player does

    @precondition(lambda self: self.game.status is Status.PLAYING)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        before = self.game
        self.follow(data.draw(st.sampled_from(legal_moves(before.state))))
        if self.game.can_undo:
            assert self.game.undo().state == before.state
            assert self.game.undo().redo() == self.game

    @rule(entry=st.sampled_from(EVERYTHING))
    def try_anything(self, entry: Entry) -> None:
        before, reason = self.game, check(self.game.state, entry)
        if reason is None:
            self.follow(entry)
            return
        try:
            self.game.play(entry)
        except IllegalMoveError as error:
            assert error.refusal is reason
        else:
            raise AssertionError(f"{entry} was played though {reason}")
        assert self.game == before

    @precondition(lambda self: self.game.state.redeals_left and not self.game.state.is_won)
    @rule()
    def redeal(self) -> None:
        moves = self.game.moves
        self.follow(Redeal())
        assert self.game.moves == moves
        assert self.game.undo() == self.game

    @rule(times=st.integers(1, 130))
    def undo(self, times: int) -> None:
        for _ in range(times):
            before = self.game
            self.game = before.undo()
            if self.undoable:
                self.undoable -= 1
                self.undone.insert(0, self.line.pop())
                assert self.game.redo() == before
            else:
                assert self.game == before

    @rule(times=st.integers(1, 130))
    def redo(self, times: int) -> None:
        for _ in range(times):
            before = self.game
            self.game = before.redo()
            if self.undone:
                self.undoable += 1
                self.line.append(self.undone.pop(0))
                assert self.game.undo() == before
            else:
                assert self.game == before

    @precondition(lambda self: self.game.status is Status.PLAYING)
    @rule(times=st.integers(20, 120))
    def play_on(self, times: int) -> None:
        """Many moves, so that the end of undo comes into sight."""
        for _ in range(times):
            allowed = (e for e in EVERYTHING[1:] if check(self.game.state, e) is None)
            if (entry := next(allowed, None)) is not None:
                self.follow(entry)

    @rule()
    def restart(self) -> None:
        self.begin(self.game.restart())
        assert self.game.state == deal(self.game.code)

    # Leaving and coming back

    @rule(seconds=st.floats(0, 10**6))
    def save_and_load(self, seconds: float) -> None:
        save = Save(self.game, round(seconds, 3))
        assert saves.loads(saves.dumps(save)) == save
        self.game = saves.loads(saves.dumps(save)).game

    @rule(separator=st.sampled_from([" ", ".", "\n"]))
    def write_and_read_the_record(self, separator: str) -> None:
        text = records.format_moves(self.game.record, separator)
        entries = records.parse_moves(text)
        assert entries == self.game.record
        assert records.replay(self.game.code, entries).state == self.game.state
        file = GameFile(self.game.code, entries, (("app", "test"),))
        assert records.parse_file(records.format_file(file)) == file

    # What always holds

    @invariant()
    def every_card_is_there_twice(self) -> None:
        assert cards_of(self.game.state) == TWO_PACKS

    @invariant()
    def the_game_is_what_was_played(self) -> None:
        assert list(self.game.record) == self.line
        assert list(self.game.undone) == self.undone
        assert self.game.moves == sum(isinstance(entry, Move) for entry in self.line)
        assert len(self.game.history.past) == self.undoable
        assert self.game.can_undo == (self.undoable > 0)
        assert self.game.can_redo == bool(self.undone)

    @invariant()
    def legal_is_what_check_lets_pass(self) -> None:
        state = self.game.state
        legal = legal_moves(state)
        assert len(set(legal)) == len(legal)
        assert set(legal) == {entry for entry in EVERYTHING if check(state, entry) is None}
        assert (not legal) == (self.game.status is not Status.PLAYING)

    @invariant()
    def piles_and_face_down_cards_keep_their_bounds(self) -> None:
        state = self.game.state
        for pile, down in zip(state.tableau, state.face_down, strict=True):
            assert len(pile) <= 13
            assert 0 <= down <= max(len(pile) - 1, 0)


def cards_of(state: GameState) -> Counter[Card]:
    """How often each card lies on the table."""
    return Counter(card for place in PLACES for card in state.cards(place))


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=30, stateful_step_count=25)
