//! mistake: The cells are taken to be numbered from 0.
//! says: on ......... the cells are tried in the order
// ANCHOR: by_cell
match cell.number() {
    4 => 0,
    0 | 2 | 6 | 8 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
