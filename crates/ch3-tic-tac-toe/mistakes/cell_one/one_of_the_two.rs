//! mistake: Only the computer's search is mended; the human's has the same bug.
//! says: default to a legal move. On XXOX.OO.. find_human_move says 1 and 1.
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN;
