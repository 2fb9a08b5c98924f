//! mistake: Only the computer's search is mended; the human's has the same bug.
//! says: default to a legal move. On XXOX.OO.. find_human_move says 1 and 1.
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 1;
// ANCHOR_END: human_start
