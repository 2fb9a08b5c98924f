//! mistake: Whether a state is complete is never asked.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }
