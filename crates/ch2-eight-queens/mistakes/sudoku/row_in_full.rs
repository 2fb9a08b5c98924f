//! mistake: The row is not divided.
//! says: The row counts in full.
// CHANGE: box
- row / side * side + col / side
+ row + col / side
