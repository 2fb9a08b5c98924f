//! mistake: Compares two of the three squares.
//! says: has a winner, you say X: 1 and 2 are enough for you, and three equal marks on one line are needed.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a.is_some() && a == b {
