//! mistake: What is left does not become less.
//! says: choose(true): yours left the sums from `sum` to `sum + left` at 9 to 34, and it should be 9 to 25.
// CHANGE: choose
- self.left -= number;
// CHANGE: take_back
- self.left += number;
