//! right: The marks are switched on and off by the same lines.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] ^= 1 << digit;
+ self.columns[col] ^= 1 << digit;
+ self.boxes[in_box] ^= 1 << digit;
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] ^= 1 << digit;
+ self.columns[col] ^= 1 << digit;
+ self.boxes[in_box] ^= 1 << digit;
