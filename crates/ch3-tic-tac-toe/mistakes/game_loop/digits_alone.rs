//! mistake: Takes the digits out of the line.
//! says: One line is one answer, so the whole of it must be a number.
// CHANGE: body
-     match line.trim().parse() {
+     match line.chars().filter(char::is_ascii_digit).collect::<String>().parse() {
