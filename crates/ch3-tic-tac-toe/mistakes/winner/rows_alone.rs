//! mistake: Columns and diagonals are forgotten.
//! says: X has the line 1, 4, 7.
//! says: These yours never finds: 1, 4, 7 2, 5, 8 3, 6, 9 1, 5, 9 3, 5, 7
// CHANGE: body
- let s = &board.squares;
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for [a, b, c] in board.squares {
