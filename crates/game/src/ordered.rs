//! A board that offers its moves in a chosen order.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::Board;

/// Another board with its moves sorted by rank, low ranks first. Moves of equal rank keep their
/// order.
///
/// A good order lets alpha-beta cut sooner. It never changes a value. Every call of `legal_moves` sorts
/// the list again: for m moves it computes m ranks, makes O(m log m) comparisons and allocates.
#[derive(Clone)]
pub struct Ordered<B: Board, F = fn(&B, <B as Board>::Move) -> i32> {
    board: B,
    rank: F,
}

impl<B: Board, F: Fn(&B, B::Move) -> i32 + Clone> Ordered<B, F> {
    /// Wraps `board` and sorts its moves by `rank`. All boards played from it do the same.
    pub fn new(board: B, rank: F) -> Self {
        Self { board, rank }
    }

    /// Returns the inner board.
    pub fn inner(&self) -> &B {
        &self.board
    }

    fn after(&self, board: B) -> Self {
        let rank = self.rank.clone();
        Self { board, rank }
    }
}

impl<B: Board, F: Fn(&B, B::Move) -> i32 + Clone> Board for Ordered<B, F> {
    crate::pass_on!(board: B, except legal_moves);

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        let mut moves: Vec<B::Move> = self.board.legal_moves().collect();
        moves.sort_by_cached_key(|mv| (self.rank)(&self.board, *mv));
        moves.into_iter()
    }
}

impl<B: Board, F> fmt::Display for Ordered<B, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

// A rank may be a closure, which has no text.
impl<B: Board, F> fmt::Debug for Ordered<B, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ordered").field(&self.board).finish()
    }
}

/// Two boards are equal if their positions are. The order of moves is not part of a position.
impl<B: Board + PartialEq, F> PartialEq for Ordered<B, F> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Board + Eq, F> Eq for Ordered<B, F> {}

impl<B: Board + Hash, F> Hash for Ordered<B, F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}
