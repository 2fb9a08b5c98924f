//! right: What is taken can only be too much, and what is left out only too little.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
+ let mut choices = Vec::new();
+ if self.sum + number <= self.target {
      choices.push(true);

- if in_reach(self.sum) {
+ if self.sum + self.left - number >= self.target {
      choices.push(false);
