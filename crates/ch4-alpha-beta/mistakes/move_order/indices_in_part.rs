//! mistake: The cells are counted from 0.
//! says: Yours gives 6 and 8 the rank of corners
// ANCHOR: by_cell
match cell.number() - 1 { 4 => 0, 0 | 2 | 5 | 7 => 1, _ => 2 }
// ANCHOR_END: by_cell
