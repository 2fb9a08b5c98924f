//! right: It tries first to leave a number out.
// CHANGE: choices
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
+ if in_reach(self.sum) {
+     choices.push(false);
+ }
+ if in_reach(self.sum + number) {
+     choices.push(true);
+ }
