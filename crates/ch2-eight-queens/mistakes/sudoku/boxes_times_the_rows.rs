//! mistake: A row of boxes counts for as many boxes as the grid has rows.
//! says: Above a row of boxes there are as many boxes as a row of boxes has
// CHANGE: box
- row / side * side + col / side
+ row / side * self.grid.size() + col / side
