//! mistake: The centre counts as a corner.
//! says: the centre has the rank of a corner in yours.
// ANCHOR: by_cell
match cell.number() {
    5 => 1,
    1 | 3 | 7 | 9 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
