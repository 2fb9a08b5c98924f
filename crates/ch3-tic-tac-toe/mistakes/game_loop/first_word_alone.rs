//! mistake: Reads the first word of the line.
//! says: "3 4\n7\n" was typed on .........: 7 is the first move that can be made, not 3. One line is one answer
// CHANGE: body
-     match line.trim().parse() {
+     match line.split_whitespace().next().unwrap_or_default().parse() {
