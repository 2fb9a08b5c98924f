//! mistake: The best value begins with 0, as if that were the worst.
//! says: Yours returns 0 where no leaf is 0. Begin with the board's worst case
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;
