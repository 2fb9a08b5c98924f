//! mistake: Only the centre is put first.
//! says: corners and edges have the same rank in yours.
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 1,
    _ => 1,
}
// ANCHOR_END: by_cell
