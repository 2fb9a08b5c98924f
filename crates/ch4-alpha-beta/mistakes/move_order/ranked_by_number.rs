//! mistake: The number of the cell is its rank.
//! says: Yours ranks the cells by their number.
// ANCHOR: by_cell
    cell.number() as i32
// ANCHOR_END: by_cell
