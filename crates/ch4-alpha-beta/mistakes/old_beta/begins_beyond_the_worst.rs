//! mistake: The human begins with something worse than any value, and not with beta.
//! says: In find_human_move the first mark is asked about with 2 as beta, which is beyond all values.
// CHANGE: human_begins
- let mut value = beta;
+ let mut value = COMPUTER_WIN + 1;
