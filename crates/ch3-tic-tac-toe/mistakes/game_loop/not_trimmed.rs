//! mistake: Forgets that a line ends with its end.
//! says: A line is read with its end. Spaces and line ends do not count.
//! also: yours returned no move, and it should be 7. Where 7 is the first line, there is no move either
//! also: yours returned no move and no move, and it should be 5 and 7. Where 7 is the first line
// CHANGE: body
-     match line.trim().parse() {
+     match line.parse() {
