//! mistake: A number that can be taken is never left out.
//! says: choices: yours returned [true], and it should be [true, false].
// CHANGE: choices
-     choices.push(true);
- }
- if in_reach(self.sum) {
+     choices.push(true);
+ } else if in_reach(self.sum) {
