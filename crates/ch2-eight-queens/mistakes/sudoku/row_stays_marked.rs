//! mistake: The row stays marked.
//! says: It is in the row of
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
