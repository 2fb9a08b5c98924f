//! Looking ahead: try every move, and every answer to it, and every answer to that.
//!
//! Kruse and Ryba (1999, chapter 5) call it `look_ahead`; elsewhere it is minimax with a limit of
//! depth, as Shannon described it for chess (*Philosophical Magazine* 41, 1950, 256–275).
//!
//! You can use what the trait [`Board`] asks: `done`, `evaluate`, `worst_case`, `legal_moves`, `play`
//! and `better`. `Value` is an `i32`.

use call_trace::traced;
use game::{Board, Value};

/// The value of a board when both players look `depth` moves ahead, and the move to make.
///
/// At depth 0, and where the game is over, the value is what the board itself says, and there is
/// no move. Of several moves that are equally good, the first is recommended. The search knows no
/// game: it asks the board for its moves and its value, who is better off, and what is worst.
///
/// The tests count the boards: no move is looked into twice.
#[traced(skip(board), depth(depth))]
pub fn look_ahead<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    todo!("the value of the board, looking depth moves ahead, and the move to make")
}
