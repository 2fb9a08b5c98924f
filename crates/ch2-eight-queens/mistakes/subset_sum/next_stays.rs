//! mistake: The next number stays the same.
//! says: yours left `next` at 0, and it should be 1.
// CHANGE: choose
- self.next += 1;
// CHANGE: take_back
- self.next -= 1;
