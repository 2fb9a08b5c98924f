//! mistake: A legal cell, and a value that is too good.
//! says: Every move loses here. A better start must not change the value.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: computer_start
