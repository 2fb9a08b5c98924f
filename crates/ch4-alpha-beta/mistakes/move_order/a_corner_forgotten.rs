//! mistake: One corner is forgotten.
//! says: and has another rank in yours: each of them is a corner.
// ANCHOR: by_cell
match cell.number() {
    5 => 0,
    1 | 3 | 7 => 1,
    _ => 2,
}
// ANCHOR_END: by_cell
