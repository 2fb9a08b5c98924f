//! mistake: A full board is reported as a failure.
//! says: answered false: when all rows are filled, the answer is true.
// CHANGE: body
  if row == n {
-     return true;
+     return false;
