//! mistake: The distance from 5 is the rank.
//! says: Yours ranks by how far the number is from 5.
// ANCHOR: by_cell
(cell.number() as i32 - 5).abs()
// ANCHOR_END: by_cell
