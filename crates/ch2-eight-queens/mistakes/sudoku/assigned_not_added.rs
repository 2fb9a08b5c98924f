//! mistake: The word is replaced by the bit.
//! says: placements(
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] = 1 << digit;
+ self.columns[col] = 1 << digit;
+ self.boxes[in_box] = 1 << digit;
