//! mistake: The two parts of the number of a box are only added.
//! says: Different boxes get the same number.
// CHANGE: box
- row / side * side + col / side
+ row / side + col / side
