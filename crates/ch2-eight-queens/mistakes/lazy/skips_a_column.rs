//! mistake: A retreat goes on two columns further.
//! says: after a queen a column is left out: go on with the very next one.
// CHANGE: body
-     self.col = col + 1;
+     self.col = col + 2;
