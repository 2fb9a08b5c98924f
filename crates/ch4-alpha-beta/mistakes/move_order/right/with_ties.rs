//! right: The number of the cell settles ties.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ 10 * rank + cell.number() as i32
