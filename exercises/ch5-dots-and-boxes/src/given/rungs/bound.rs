//! The bound: a player cannot win more boxes than are left.

use call_trace::traced;
use game::{Board, Ordered, Player, Value};

use super::ordered_field::{OrderedField, Position};
use crate::dots::Field;
use crate::size::{Boxes, Line};

/// A board that knows the number of boxes not taken yet.
pub trait BoxesLeft: Board {
    /// Returns the number of boxes not taken yet.
    fn boxes_left(&self) -> Value;
}

impl BoxesLeft for Position<'_> {
    fn boxes_left(&self) -> Value {
        Position::boxes_left(self)
    }
}

/// A watched field in an order, so that a search can be recorded.
impl<B: Field, F: Fn(&B, Line) -> i32 + Clone> BoxesLeft for Ordered<B, F> {
    fn boxes_left(&self) -> Value {
        let board = self.inner().dots();
        let taken: Boxes = board.taken[0] | board.taken[1];
        board.size.boxes() as Value - taken.count_ones().cast_signed()
    }
}

/// Searches with alpha-beta, an open window and the bound.
pub fn bounded(field: &OrderedField) -> Value {
    with_bound(&Position::new(field), Value::MIN, Value::MAX)
}

/// Searches with alpha-beta, and also stops if the boxes left cannot bring the lead into the
/// window, whichever player gets them. The player who can avoid this board will do so, and the
/// search does not try a single line.
#[traced(skip(board), window(alpha, beta))]
pub fn with_bound<B: BoxesLeft>(board: &B, alpha: Value, beta: Value) -> Value {
    let (lead, left) = (board.evaluate(), board.boxes_left());
    if board.done() {
        return lead;
    }
    if lead - left >= beta {
        return lead - left;
    }
    if lead + left <= alpha {
        return lead + left;
    }
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best = board.worst_case();
    for line in board.legal_moves() {
        let value = with_bound(&board.play(line), alpha, beta);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
