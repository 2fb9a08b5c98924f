//! right: The first empty cell is the default, and the values stay.
//! told: lost positions too
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: human_start
