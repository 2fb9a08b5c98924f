//! Your `negamax_trap` as an opponent, with an open window. It gives the value of the player who moves.

use my_dots_and_boxes::negamax_trap::negamax_trap;
use opponent::{Player, Value};

opponent::main!(board, depth => {
    let (value, mv) = negamax_trap(board, depth, -Value::MAX, Value::MAX);
    match board.to_move() {
        Player::First => (value, mv),
        Player::Second => (-value, mv),
    }
});
