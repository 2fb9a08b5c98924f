//! mistake: b begins with everything taken.
//! says: off_the_board(4): yours found no board, and it should find 2. Not one queen was placed: on an empty board every square is free, and true in the arrays means free.
// CHANGE: arrays
- let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
+ let mut b = vec![false; 2 * n + 1]; // i + j is 2 to 2n
