//! right: The choices are filtered.
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
+ [true, false]
+     .into_iter()
+     .filter(|&take| {
+         let least = self.sum + if take { *number } else { 0 };
+         (least..=least + self.left - number).contains(&self.target)
+     })
+     .collect()
