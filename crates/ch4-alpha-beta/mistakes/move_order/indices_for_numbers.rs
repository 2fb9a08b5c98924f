//! mistake: The cells are taken to be numbered from 0.
//! says: the cells are numbered from 1 to 9, and the centre is 5.
// ANCHOR: by_cell
match cell.number() {
    4 => 0,
    0 | 2 | 6 | 8 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
