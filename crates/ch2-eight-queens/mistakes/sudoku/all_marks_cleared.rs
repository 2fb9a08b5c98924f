//! mistake: All marks of the row, the column and the box are taken away.
//! says: All that choose changed is to be undone, and nothing else.
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] = 0;
+ self.columns[col] = 0;
+ self.boxes[in_box] = 0;
