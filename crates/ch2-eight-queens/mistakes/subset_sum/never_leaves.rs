//! mistake: A number is never left out.
//! says: No number is ever left out.
// CHANGE: choices
- if in_reach(self.sum) {
-     choices.push(false);
- }
