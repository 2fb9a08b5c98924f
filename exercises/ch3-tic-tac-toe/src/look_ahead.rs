//! Looking ahead: try every move, and every answer to it, and every answer to that.
//!
//! Kruse and Ryba (1999, chapter 5) call it `look_ahead`. Its usual name is minimax with a depth
//! limit, as Shannon described it for chess (*Philosophical Magazine* 41, 1950, 256–275).
//!
//! You can use the methods of the trait [`Board`]: `done`, `evaluate`, `worst_case`, `legal_moves`,
//! `play` and `better`. `Value` is an `i32`.

use call_trace::traced;
use game::{Board, Value};

/// Returns the value of a board if both players look `depth` moves ahead, and the move to make.
///
/// At depth 0, and when the game is over, the value is the board's own evaluation, and there is no
/// move. If several moves are equally good, the function recommends the first. The search works for
/// any game: the board provides the moves, the evaluation, the comparison and the worst value.
///
/// The tests count the boards: the search must not examine any move twice.
#[traced(skip(board), depth(depth))]
pub fn look_ahead<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    todo!("the value of the board, looking depth moves ahead, and the move to make")
}
