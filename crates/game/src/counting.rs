//! A board that counts what a search asks of it.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::{Board, IllegalMove, Player, Value};

/// Another board; it and all boards that follow from it count together what is asked of them.
///
/// A question costs an addition above the board's own work, in release builds too. A search that
/// plays each move once, and asks about the new board by calling itself once, makes one call more
/// than it plays moves: the first.
#[derive(Clone)]
pub struct Counting<B> {
    board: B,
    asked: Rc<RefCell<Asked>>,
}

/// How often each question was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Asked {
    /// Who moves.
    pub to_move: u64,
    /// For the moves; not how many of them were then looked at.
    pub legal_moves: u64,
    /// For the board after a move.
    pub play: u64,
    /// Whether the game is over.
    pub done: u64,
    /// For the value.
    pub evaluate: u64,
    /// Which of two values is better.
    pub better: u64,
    /// For the worst value.
    pub worst_case: u64,
    /// For the board after a move that may not be legal, whether it was or not.
    pub try_play: u64,
}

impl<B> Counting<B> {
    /// Counts from 0 what is asked of `board`, and of all boards that follow from it.
    pub fn new(board: B) -> Self {
        let asked = Rc::default();
        Self { board, asked }
    }

    /// What was asked until now.
    pub fn asked(&self) -> Asked {
        *self.asked.borrow()
    }

    /// The board within.
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

/// Two are equal when their positions are, so that a table finds them.
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
