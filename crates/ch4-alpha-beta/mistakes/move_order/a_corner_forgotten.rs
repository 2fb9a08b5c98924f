//! mistake: One corner is forgotten.
//! says: the centre has four lines, a corner three, an edge two
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
