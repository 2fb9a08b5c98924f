//! A board that offers its own moves in a random order.

use std::fmt;

use alpha_beta::uniform::shuffle;
use game::Board;

/// A wrapper around a board that offers its moves in a given order. The boards after a move have their usual order.
///
/// A search returns the first of several equal moves. In a random order, each of them is equally likely to be the first.
#[derive(Clone)]
pub struct Shuffled<'o, B: Board> {
    board: B,
    order: Option<&'o [B::Move]>,
}

impl<'o, B: Board> Shuffled<'o, B> {
    /// Wraps `board`. `order` contains its moves.
    pub fn new(board: B, order: &'o [B::Move]) -> Self {
        let order = Some(order);
        Self { board, order }
    }
}

/// Returns the moves of a board in a random order.
pub fn shuffled<B: Board>(board: &B, random: &mut fastrand::Rng) -> Vec<B::Move> {
    let mut moves: Vec<B::Move> = board.legal_moves().collect();
    shuffle(&mut moves, random);
    moves
}

impl<B: Board> Shuffled<'_, B> {
    fn after(&self, board: B) -> Self {
        Self { board, order: None }
    }
}

impl<B: Board> Board for Shuffled<'_, B> {
    game::pass_on!(board: B, except legal_moves);

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        let its_own = self.order.is_none().then(|| self.board.legal_moves());
        let given = self.order.unwrap_or_default().iter().copied();
        given.chain(its_own.into_iter().flatten())
    }
}

impl<B: Board> fmt::Display for Shuffled<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

impl<B: Board> fmt::Debug for Shuffled<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}
