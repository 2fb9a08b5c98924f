//! mistake: A number that is taken is not added.
//! says: choose(true): yours left the sums
// CHANGE: choose
- self.sum += number;
