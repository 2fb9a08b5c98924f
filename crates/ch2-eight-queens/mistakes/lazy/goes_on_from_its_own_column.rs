//! mistake: After a retreat the column of the row below is raised.
//! says: after a retreat only later columns are left to try in that row
// CHANGE: body
-     self.col = col + 1;
+     let _ = col;
+     self.col += 1;
