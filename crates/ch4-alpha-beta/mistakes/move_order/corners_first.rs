//! mistake: Corners are put before the centre.
//! says: a corner has three lines, and the centre four: the centre comes first.
// ANCHOR: by_cell
match cell.number() {
    5 => 1,
    1 | 3 | 7 | 9 => 0,
    _ => 2,
}
// ANCHOR_END: by_cell
