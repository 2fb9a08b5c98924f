//! mistake: Compares the two ends of a line and not its middle.
//! says: a board with X in all corners has a winner, you say X: 1 and 3 are enough for you, and three equal marks on one line are needed
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
+ for [a, _, c] in rows.chain(columns).chain(diagonals) {
+     if a.is_some() && a == c {
