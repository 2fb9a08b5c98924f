//! mistake: The index of the cell is taken for its number.
//! says: an index begins at 0, and a number at 1.
// CHANGE: by_cell
- match cell.number() {
+ match cell.index() {
