//! mistake: Places where everything is taken.
//! says: off_the_board(4): yours found no board, and it should find 2. Not one queen was placed: on an empty board every square is free, and true in the arrays means free.
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if !a[j] && !b[i + j] && !c[falling] {
