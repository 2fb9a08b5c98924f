//! mistake: A number is only left out where those after it make more than the target.
//! says: If all that is left makes just the target, it is in reach.
// CHANGE: choices
-     if in_reach(self.sum) {
+     if self.sum <= self.target && self.target < self.sum + left {
