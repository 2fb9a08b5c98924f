//! mistake: Only compares the three squares, so that an empty line is the first one found.
//! says: yours returned nobody, and it should be X. Every win that yours misses is on a board with an empty line: three empty squares win nothing, and decide nothing.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a == b && b == c {
