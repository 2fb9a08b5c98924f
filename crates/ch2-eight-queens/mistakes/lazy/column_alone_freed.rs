//! mistake: A retreat frees the column alone.
//! says: lazy(4): yours found no board, and it should find 2. After a retreat the rising diagonal or the falling diagonal is still taken; a retreat frees all that was marked.
// CHANGE: body
-     self.free.give_back(self.row, col);
+     self.free.columns[col] = true;
