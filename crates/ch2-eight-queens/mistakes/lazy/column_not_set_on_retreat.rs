//! mistake: A retreat leaves the column where it was.
//! says: With n = 1 the queen on (0, 0) was taken back, and the next one was placed on (0, 0) again: after a retreat only later columns are left
// CHANGE: body
-     self.col = col + 1;
