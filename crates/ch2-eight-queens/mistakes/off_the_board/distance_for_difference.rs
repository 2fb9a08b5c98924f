//! mistake: The distance of i and j is used for their difference: two diagonals share one place.
//! says: 0 of 2: i − j = 2 and −2 are different diagonals
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.abs_diff(j);
