//! mistake: In a complete state the answer is false.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
  if problem.is_complete() {
-     return true;
+     return false;
