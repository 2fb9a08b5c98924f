//! mistake: What was left is not given back.
//! says: 5 can come again, and it does not count among those that are left.
// CHANGE: take_back
- self.left += number;
