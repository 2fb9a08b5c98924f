//! Counts the nodes of a search that does not count itself.

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use game::{Board, IllegalMove, Player, Value};

/// A board that counts every move played on it and on all boards that follow from it.
///
/// A search that plays each move once, and asks about the new board by calling itself once, makes
/// one call more than that: the first.
#[derive(Debug, Clone)]
pub struct Counted<B> {
    board: B,
    played: Rc<Cell<u64>>,
}

impl<B: Board> Counted<B> {
    /// The board, which adds to this counter.
    pub fn new(board: B, played: &Rc<Cell<u64>>) -> Self {
        let played = Rc::clone(played);
        Self { board, played }
    }
}

impl<B: Board> Board for Counted<B> {
    type Move = B::Move;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        self.board.legal_moves()
    }

    fn play(&self, mv: B::Move) -> Self {
        self.played.set(self.played.get() + 1);
        Self {
            board: self.board.play(mv),
            played: Rc::clone(&self.played),
        }
    }

    fn done(&self) -> bool {
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.board.evaluate()
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.board.better(value, old)
    }

    fn worst_case(&self) -> Value {
        self.board.worst_case()
    }

    fn try_play(&self, mv: B::Move) -> Result<Self, IllegalMove<B::Move>> {
        self.board.try_play(mv)?;
        Ok(self.play(mv))
    }
}

impl<B: Board> fmt::Display for Counted<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// Two are equal when their positions are, so that a table finds them.
impl<B: PartialEq> PartialEq for Counted<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Eq> Eq for Counted<B> {}

impl<B: Hash> Hash for Counted<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}
