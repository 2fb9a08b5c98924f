//! mistake: The boxes are numbered from the top down first.
//! says: The boxes are numbered from left to right first, and then from the top down.
// CHANGE: box
- row / side * side + col / side
+ col / side * side + row / side
