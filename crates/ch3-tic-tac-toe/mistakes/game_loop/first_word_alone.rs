//! mistake: Reads the first word of the line.
//! says: One line is one answer, so the whole of it must be a number.
// CHANGE: body
-     match line.trim().parse() {
+     match line.split_whitespace().next().unwrap_or_default().parse() {
