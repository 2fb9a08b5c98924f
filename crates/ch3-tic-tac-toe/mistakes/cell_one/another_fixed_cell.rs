//! mistake: Cell 5 instead of cell 1: another cell that may be occupied.
//! says: Every move loses here, and 5 is occupied.
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = 5;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 5;
// ANCHOR_END: human_start
