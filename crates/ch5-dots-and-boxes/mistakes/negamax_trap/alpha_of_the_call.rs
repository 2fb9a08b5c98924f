//! mistake: Where the mover stays, alpha is the least there is.
//! says: what the mover is sure of is handed down
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    let (mine, _next) = negamax_trap(&new_board, depth - 1, -Value::MAX, beta);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
    -theirs
};
// ANCHOR_END: reply
