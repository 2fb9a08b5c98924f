//! mistake: Only compares the three squares, so that an empty line is the first one found.
//! says: X on 4, 5, 6 has won, and you say nobody: three empty squares win nothing, and end nothing. Go on to the next line.
//! also: X on 2, 5, 8 has won, and you say nobody: three empty squares win nothing, and end nothing.
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a == b && b == c {
