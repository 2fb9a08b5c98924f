//! mistake: The distance of i and j is used for their difference: two diagonals share one place.
//! says: off_the_board(4): yours found no board, and it should find 2. i − j = 2 and −2 are different diagonals, and the distance (`abs_diff`) is 2 for both. Shift the difference, and keep its sign.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.abs_diff(j);
