//! mistake: Corners are put before the centre.
//! says: The centre has four lines, a corner three, an edge two.
// ANCHOR: by_cell
match cell.number() {
    5 => 1,
    1 | 3 | 7 | 9 => 0,
    _ => 2,
}
// ANCHOR_END: by_cell
