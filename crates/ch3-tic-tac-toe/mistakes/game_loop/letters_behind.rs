//! mistake: Drops the letters behind a number.
//! says: One line is one answer, so the whole of it must be a number.
// CHANGE: body
-     match line.trim().parse() {
+     match line.trim().trim_end_matches(|c: char| c.is_alphabetic() || c == ' ').parse() {
