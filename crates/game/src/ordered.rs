//! A board that offers its moves in an order of our choice.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{Board, IllegalMove, Player, Value};

/// Another board, its moves sorted by a rank: low ranks first, equal ranks as they were.
///
/// A good order lets alpha-beta cut sooner; it never changes a value.
#[derive(Debug, Clone)]
pub struct Ordered<B: Board> {
    board: B,
    rank: fn(&B, B::Move) -> i32,
}

impl<B: Board> Ordered<B> {
    /// Sorts the moves of `board` and of all boards that follow from it by `rank`.
    pub fn new(board: B, rank: fn(&B, B::Move) -> i32) -> Self {
        Self { board, rank }
    }

    /// The board within.
    pub fn inner(&self) -> &B {
        &self.board
    }
}

impl<B: Board> Board for Ordered<B> {
    type Move = B::Move;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        let mut moves: Vec<B::Move> = self.board.legal_moves().collect();
        moves.sort_by_key(|mv| (self.rank)(&self.board, *mv));
        moves.into_iter()
    }

    fn play(&self, mv: B::Move) -> Self {
        Self {
            board: self.board.play(mv),
            rank: self.rank,
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
        let board = self.board.try_play(mv)?;
        Ok(Self {
            board,
            rank: self.rank,
        })
    }
}

impl<B: Board> fmt::Display for Ordered<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// Two are equal when their positions are: the order of moves is no part of a position.
impl<B: Board + PartialEq> PartialEq for Ordered<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Board + Eq> Eq for Ordered<B> {}

impl<B: Board + Hash> Hash for Ordered<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}
