//! mistake: After a retreat the same column is tried again.
//! says: With n = 1 the queen on (0, 0) was taken back, and the next one was placed on (0, 0) again: after a retreat only later columns are left
// CHANGE: body
-     self.col = col + 1;
+     self.col = col;
