//! mistake: Reads the last word of the line.
//! says: One line is one answer, so the whole of it must be a number.
// CHANGE: body
-     match line.trim().parse() {
+     match line.split_whitespace().last().unwrap_or_default().parse() {
