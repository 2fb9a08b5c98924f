//! mistake: Forgets that a line ends with its end.
//! says: "5\n" was typed on X........: 5 is the move, not no move. A line is read with its end. Spaces and line ends do not count.
//! also: 7 is the first move that can be made, not no move. Where 7 is the first line, there is no move either
//! also: asked twice, you say no move and no move: Where 7 is the first line
// CHANGE: body
-     match line.trim().parse() {
+     match line.parse() {
