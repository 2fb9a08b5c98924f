//! mistake: The remainder is taken instead of the quotient.
//! says: This is the place of the square in its box.
// CHANGE: box
- row / side * side + col / side
+ row % side * side + col % side
