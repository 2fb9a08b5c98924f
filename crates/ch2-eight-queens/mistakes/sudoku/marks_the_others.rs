//! mistake: All bits but that of the digit are kept with an or.
//! says: take_back(
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] |= !(1 << digit);
+ self.columns[col] |= !(1 << digit);
+ self.boxes[in_box] |= !(1 << digit);
