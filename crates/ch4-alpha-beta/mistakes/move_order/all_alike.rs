//! mistake: Every cell has the same rank.
//! says: every cell has the same rank in yours.
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 0,
    _ => 0,
}
// ANCHOR_END: by_cell
