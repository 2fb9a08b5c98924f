//! mistake: Both choices are always there.
//! says: Both choices are always there.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
- choices
+ let _ = number;
+ vec![true, false]
