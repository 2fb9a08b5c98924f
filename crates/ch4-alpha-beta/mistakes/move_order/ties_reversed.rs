//! mistake: Among equal cells the higher number comes first.
//! says: Cells of one rank stay as they were: give them the same number.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ 10 * rank - cell.number() as i32
