//! mistake: A number is never left out.
//! says: subset_sum([900000000000, 700000000000, 1], 700000000001): yours returned None
// CHANGE: choices
- if in_reach(self.sum) {
-     choices.push(false);
- }
