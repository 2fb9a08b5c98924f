//! mistake: The computer begins above its win, and the human below theirs.
//! says: Every move loses here, and 1 is occupied. 2 is what value began with, and the computer's moves must be *larger*.
//! also: The search must name an empty cell, even where every move loses.
// CHANGE: computer_start
- let mut value = COMPUTER_LOSS - 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN + 1;
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_LOSS - 1;
