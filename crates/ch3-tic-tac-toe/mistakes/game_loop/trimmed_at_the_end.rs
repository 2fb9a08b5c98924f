//! mistake: The line is trimmed at its end alone.
//! says: Spaces in front of the number do not count either.
// CHANGE: body
-     match line.trim().parse() {
+     match line.trim_end().parse() {
