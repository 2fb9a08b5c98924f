//! mistake: The worst case of tic-tac-toe for any board.
//! says: value −10 but no move: begin at worst_case, for all the moves may be worse than −10.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = match board.to_move() { game::Player::First => -10, game::Player::Second => 10 };
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body
