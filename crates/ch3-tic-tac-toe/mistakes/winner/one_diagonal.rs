//! mistake: The rising diagonal is forgotten.
//! says: yours returned nobody, and it should be X. There are three rows, three columns and two diagonals. These yours never finds: 3, 5, 7 X has the line 3, 5, 7.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for [a, b, c] in rows.chain(columns).chain(diagonals.into_iter().take(1)) {
