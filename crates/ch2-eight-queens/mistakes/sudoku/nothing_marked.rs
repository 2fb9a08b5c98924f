//! mistake: The digit is placed, and nothing is marked.
//! says: These are all digits.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ let _ = in_box;
