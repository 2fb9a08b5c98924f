//! mistake: The column stays marked.
//! says: It is in the column of
// CHANGE: take_back
- self.columns[col] &= !(1 << digit);
