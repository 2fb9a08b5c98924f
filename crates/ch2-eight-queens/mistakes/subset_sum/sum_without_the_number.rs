//! mistake: The sum that is tested is the one before the number is taken.
//! says: Taking the next number changes the sum
// CHANGE: choices
- if in_reach(self.sum + number) {
+ if in_reach(self.sum) {
      choices.push(true);
