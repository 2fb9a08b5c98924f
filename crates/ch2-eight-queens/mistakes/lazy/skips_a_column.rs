//! mistake: A retreat goes on two columns further.
//! says: lazy(4): yours found 1 board, and it should find 2. After a queen a column is left out: go on with the very next one.
// CHANGE: body
-     self.col = col + 1;
+     self.col = col + 2;
