//! mistake: The queen's lines are not marked.
//! says: Nothing keeps two queens off one column or one rising diagonal or one falling diagonal.
// CHANGE: body
-     self.free.take(self.row, col);
