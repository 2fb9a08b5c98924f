//! mistake: Compares two of the three squares.
//! says: yours returned X, and it should be nobody. Marks on 1 and 2 are enough for yours, and three equal marks on one line are needed.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a.is_some() && a == b {
