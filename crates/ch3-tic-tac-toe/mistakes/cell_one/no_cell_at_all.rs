//! mistake: Begins with a cell that is none, so that it is at least not occupied.
//! says: Every move loses here, and 0 is no cell.
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = 0;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 0;
// ANCHOR_END: human_start
