//! mistake: A number that can be taken is never left out.
//! says: A number that can be taken is never left out.
// CHANGE: choices
-     choices.push(true);
- }
- if in_reach(self.sum) {
+     choices.push(true);
+ } else if in_reach(self.sum) {
