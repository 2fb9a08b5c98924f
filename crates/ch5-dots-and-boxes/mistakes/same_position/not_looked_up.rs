//! mistake: Stored, and never looked up.
//! says: was searched again. Is every position looked up first, and stored before its value is returned?
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
-     return known;
- }
