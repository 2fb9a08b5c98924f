//! mistake: The index of the cell is taken for its number.
//! says: an index begins at 0, and a number at 1.
// ANCHOR: by_cell
    match cell.index() {
        5 => 0,
        1 | 3 | 7 | 9 => 1,
        _ => 2,
    }
// ANCHOR_END: by_cell
