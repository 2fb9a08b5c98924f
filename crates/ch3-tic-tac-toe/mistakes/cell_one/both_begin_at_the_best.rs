//! mistake: The computer begins above its win, and the human below theirs.
//! says: that is what value began with, and the computer's moves must be *larger*.
//! also: which is occupied: the search must name an empty cell, also where every move loses.
// ANCHOR: computer_start
let mut value = COMPUTER_WIN + 1;
let mut best_move = 1;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_LOSS - 1;
let mut best_move = 1;
// ANCHOR_END: human_start
