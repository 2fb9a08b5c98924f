//! mistake: Only the computer's search is mended; the human's has the same bug.
//! says: every move loses here, and 1 is occupied
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 1;
// ANCHOR_END: human_start
