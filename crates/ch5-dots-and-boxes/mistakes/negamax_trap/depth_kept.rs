//! mistake: An extra turn is looked at one line deeper.
//! says: One line is one depth, also where the mover stays.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    let (mine, _next) = negamax_trap(&new_board, depth, alpha, beta);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
    -theirs
};
// ANCHOR_END: reply
