//! A board that counts the calls of a search.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::{Board, IllegalMove, Player, Value};

/// Another board that counts its method calls, together with all boards that are played from it.
///
/// A call costs one addition more than the inner board's own work, in release builds too. Suppose a
/// search plays each move once and calls itself once for the new board. Then it makes one more call
/// than it plays moves: the first call.
#[derive(Clone)]
pub struct Counting<B> {
    board: B,
    asked: Rc<RefCell<Asked>>,
}

/// The number of calls of each method.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Asked {
    /// Calls of `to_move`.
    pub to_move: u64,
    /// Calls of `legal_moves`, not the moves that the search then looked at.
    pub legal_moves: u64,
    /// Calls of `play`.
    pub play: u64,
    /// Calls of `done`.
    pub done: u64,
    /// Calls of `evaluate`.
    pub evaluate: u64,
    /// Calls of `better`.
    pub better: u64,
    /// Calls of `worst_case`.
    pub worst_case: u64,
    /// Calls of `try_play`, with legal and illegal moves.
    pub try_play: u64,
}

impl<B> Counting<B> {
    /// Wraps `board` and counts from 0. All boards played from it share the counts.
    pub fn new(board: B) -> Self {
        let asked = Rc::default();
        Self { board, asked }
    }

    /// Returns the counts so far.
    pub fn asked(&self) -> Asked {
        *self.asked.borrow()
    }

    /// Returns the inner board.
    pub fn inner(&self) -> &B {
        &self.board
    }

    fn after(&self, board: B) -> Self {
        let asked = Rc::clone(&self.asked);
        Self { board, asked }
    }
}

impl<B: Board> Board for Counting<B> {
    type Move = B::Move;

    fn to_move(&self) -> Player {
        self.asked.borrow_mut().to_move += 1;
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        self.asked.borrow_mut().legal_moves += 1;
        self.board.legal_moves()
    }

    fn play(&self, mv: B::Move) -> Self {
        self.asked.borrow_mut().play += 1;
        self.after(self.board.play(mv))
    }

    fn done(&self) -> bool {
        self.asked.borrow_mut().done += 1;
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.asked.borrow_mut().evaluate += 1;
        self.board.evaluate()
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.asked.borrow_mut().better += 1;
        self.board.better(value, old)
    }

    fn worst_case(&self) -> Value {
        self.asked.borrow_mut().worst_case += 1;
        self.board.worst_case()
    }

    fn try_play(&self, mv: B::Move) -> Result<Self, IllegalMove<B::Move>> {
        self.asked.borrow_mut().try_play += 1;
        Ok(self.after(self.board.try_play(mv)?))
    }

    const KIND: &'static str = B::KIND;
}

// The counts go on; the position is the same.
impl<B: fmt::Debug> fmt::Debug for Counting<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Counting").field(&self.board).finish()
    }
}

impl<B: Board> fmt::Display for Counting<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// Two boards are equal if their positions are, so that a table finds them.
impl<B: PartialEq> PartialEq for Counting<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Eq> Eq for Counting<B> {}

impl<B: Hash> Hash for Counting<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}
