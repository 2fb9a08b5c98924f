//! mistake: The best cell gets the highest rank.
//! says: a low rank is tried first, and yours gives the centre the highest.
// ANCHOR: by_cell
match cell.number() {
    5 => 2,
    1 | 3 | 7 | 9 => 1,
    _ => 0,
}
// ANCHOR_END: by_cell
