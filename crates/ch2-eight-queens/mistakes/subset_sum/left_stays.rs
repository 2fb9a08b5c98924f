//! mistake: What is left does not become less.
//! says: choose(true): yours left `left` at 25, and it should be 16. 9 is decided now, and it still counts
// CHANGE: choose
- self.left -= number;
// CHANGE: take_back
- self.left += number;
