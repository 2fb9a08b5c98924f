//! mistake: Bit digit − 1 is marked, and bit digit is asked.
//! says: placements(
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] |= 1 << (digit - 1);
+ self.columns[col] |= 1 << (digit - 1);
+ self.boxes[in_box] |= 1 << (digit - 1);
