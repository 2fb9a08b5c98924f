//! mistake: The arrays are long enough, but everything is taken from the start.
//! says: off_the_board(4): yours found no board, and it should find 2. Not one queen was placed: on an empty board every square is free, and true in the arrays means free.
// ANCHOR: arrays
let mut a = vec![false; n + 1];
let mut b = vec![false; 2 * n + 1];
let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
