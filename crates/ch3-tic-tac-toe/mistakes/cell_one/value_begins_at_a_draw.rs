//! mistake: Begins at a draw.
//! says: every move loses here, and 1 is occupied: default to a legal move.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = 1;
// ANCHOR_END: computer_start
