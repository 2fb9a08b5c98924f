//! mistake: Whether the state is complete is asked only after a choice.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }

-     if search(problem) {
+     if problem.is_complete() || search(problem) {
