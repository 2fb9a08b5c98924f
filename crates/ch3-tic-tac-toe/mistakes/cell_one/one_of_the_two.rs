//! mistake: Only the computer's search is mended; the human's has the same bug.
//! says: Every move loses here, and 1 is occupied.
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN;
