//! mistake: Compares the two ends of a line and not its middle.
//! says: winner on XOXO..XOX: yours returned X, and it should be nobody. Marks on 1 and 3 are enough for yours, and three equal marks on one line are needed
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
+ for [a, _, c] in rows.chain(columns).chain(diagonals) {
+     if a.is_some() && a == c {
