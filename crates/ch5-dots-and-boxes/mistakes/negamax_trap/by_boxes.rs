//! mistake: Asks whether the score has changed, not who moves: right on this field, and on no other board.
//! says: the sign depends on what is gained. Ask who moves
// ANCHOR: reply
let value = if new_board.evaluate() != board.evaluate() {
    let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
    -theirs
};
// ANCHOR_END: reply
