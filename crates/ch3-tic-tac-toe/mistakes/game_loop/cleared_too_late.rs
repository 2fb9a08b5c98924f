//! mistake: Empties the line after it was read.
//! says: no move
// CHANGE: body
-     line.clear(); // read_line appends

+     line.clear();
      match line.trim().parse() {
