//! mistake: Both begin at −2.
//! says: Every move loses here, and 1 is occupied. −2 is what value began with, and the human's moves must be *smaller*.
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_LOSS - 1;
