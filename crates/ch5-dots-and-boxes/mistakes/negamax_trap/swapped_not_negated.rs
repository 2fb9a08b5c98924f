//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: value negated rightly, window not: swap both or neither.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
    -theirs
};
// ANCHOR_END: reply
