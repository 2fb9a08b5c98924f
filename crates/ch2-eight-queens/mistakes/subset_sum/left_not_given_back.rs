//! mistake: What was left is not given back.
//! says: yours stopped with a panic, and it should return None. [9, 7, 5, 4] to 15 after
// CHANGE: take_back
- self.left += number;
