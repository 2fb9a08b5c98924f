//! mistake: The box is not marked.
//! says: It leaves out what the row and the column have. Leave out what the box has, too.
// CHANGE: choose
- self.boxes[in_box] |= 1 << digit;
+ let _ = in_box;
