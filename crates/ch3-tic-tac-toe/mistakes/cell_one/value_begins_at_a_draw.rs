//! mistake: Begins at a draw.
//! says: Every move loses here, and 1 is occupied.
// CHANGE: computer_start
- let mut value = COMPUTER_LOSS - 1; // so the first move that is tried is better than none
+ let mut value = DRAW;
