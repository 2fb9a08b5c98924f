//! mistake: The rising diagonal is forgotten.
//! says: X on 3, 5, 7 has won, and you say nobody: there are three rows, three columns and two diagonals. These you never find: 3, 5, 7
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for [a, b, c] in rows.chain(columns).chain(diagonals.into_iter().take(1)) {
