//! mistake: Among equal cells the higher number comes first.
//! says: cells of one rank stay as they were: give them the same number.
// ANCHOR: by_cell
let rank = match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 1,
    _ => 2,
};
10 * rank - cell.number() as i32
// ANCHOR_END: by_cell
