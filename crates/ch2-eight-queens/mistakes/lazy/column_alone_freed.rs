//! mistake: A retreat frees the column alone.
//! says: after a retreat the rising diagonal or the falling diagonal is still taken
// CHANGE: body
-     self.free.give_back(self.row, col);
+     self.free.columns[col] = true;
