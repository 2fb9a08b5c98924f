//! A board that offers its moves in an order of our choice.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::Board;

/// Another board, its moves sorted by a rank: low ranks first, equal ranks as they were.
///
/// A good order lets alpha-beta cut sooner; it never changes a value. Each list of moves is
/// sorted when it is asked for: with m moves that takes m ranks and O(m log m) comparisons, and allocates.
#[derive(Clone)]
pub struct Ordered<B: Board, F = fn(&B, <B as Board>::Move) -> i32> {
    board: B,
    rank: F,
}

impl<B: Board, F: Fn(&B, B::Move) -> i32 + Clone> Ordered<B, F> {
    /// Sorts the moves of `board` and of all boards that follow from it by `rank`.
    pub fn new(board: B, rank: F) -> Self {
        Self { board, rank }
    }

    /// The board within.
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

/// Two are equal when their positions are: the order of moves is no part of a position.
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
