//! The methods of a watched board. Each method records a question.

use std::fmt;
use std::hash::{Hash, Hasher};

use call_trace::Position;

use crate::watch::log::Question;
use crate::{Board, IllegalMove, Player, Value, Watched};

impl<B: Board> Board for Watched<B> {
    type Move = B::Move;

    const KIND: &'static str = B::KIND;

    fn to_move(&self) -> Player {
        self.asked(Question::Other);
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        self.asked(Question::Other);
        self.offers().into_iter()
    }

    fn play(&self, mv: B::Move) -> Self {
        self.asked(Question::Other);
        self.played(mv, self.board.play(mv))
    }

    fn done(&self) -> bool {
        self.asked(Question::Done);
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.asked(Question::Other);
        let value = self.board.evaluate();
        self.valued(value);
        value
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.asked(Question::Other);
        self.board.better(value, old)
    }

    fn worst_case(&self) -> Value {
        self.asked(Question::Other);
        self.board.worst_case()
    }

    fn position_in_recording(&self) -> Position {
        match call_trace::is_recording() {
            true => self.position(),
            false => Position::default(),
        }
    }

    fn try_play(&self, mv: B::Move) -> Result<Self, IllegalMove<B::Move>> {
        self.asked(Question::Other);
        Ok(self.played(mv, self.board.try_play(mv)?))
    }
}

// The log would drown the board, and two boards that are alike would look different.
impl<B: Board> fmt::Debug for Watched<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Watched").field(&self.board).finish()
    }
}

impl<B: Board> fmt::Display for Watched<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// Two boards are equal if their positions are, so that a table finds a position again.
impl<B: Board + PartialEq> PartialEq for Watched<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Board + Eq> Eq for Watched<B> {}

/// Hashing counts as a look-up of the position, for searches that begin with one.
impl<B: Board + Hash> Hash for Watched<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if call_trace::is_recording() {
            self.position().look_up();
        }
        self.board.hash(state);
    }
}
