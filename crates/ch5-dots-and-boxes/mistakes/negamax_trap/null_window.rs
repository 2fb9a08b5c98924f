//! mistake: Where the mover stays the window is closed to one value.
//! says: Where the mover stays, a node with the window [2, 9] handed down
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, alpha + 1);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
    -theirs
};
// ANCHOR_END: reply
