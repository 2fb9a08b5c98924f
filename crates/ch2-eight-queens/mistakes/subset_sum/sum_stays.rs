//! mistake: A number that is taken is not added.
//! says: choose(true): yours left `sum` at 0, and it should be 9.
// CHANGE: choose
- self.sum += number;
