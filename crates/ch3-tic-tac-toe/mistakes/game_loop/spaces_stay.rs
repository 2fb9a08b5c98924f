//! mistake: Only the new line is taken off; who types a space types no number.
//! says: Spaces and line ends do not count.
// CHANGE: body
- let mut line = String::new();

-     line.clear(); // read_line appends
+     let mut line = String::new();

-     match line.trim().parse() {
+     match line.trim_end_matches(['\n', '\r']).parse() {
