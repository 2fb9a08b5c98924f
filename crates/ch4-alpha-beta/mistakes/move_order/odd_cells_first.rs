//! mistake: Odd numbers come first.
//! says: The centre has the rank of a corner in yours.
// ANCHOR: by_cell
i32::from(cell.number() % 2 == 0)
// ANCHOR_END: by_cell
