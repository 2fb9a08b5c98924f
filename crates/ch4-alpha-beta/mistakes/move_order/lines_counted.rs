//! mistake: The rank is the number of lines through the cell.
//! says: a low rank is tried first, and yours gives the centre the highest.
// ANCHOR: by_cell
match cell.number() {
    5 => 4,
    1 | 3 | 7 | 9 => 3,
    _ => 2,
}
// ANCHOR_END: by_cell
