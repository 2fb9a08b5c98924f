//! right: The rank from row and column.
// ANCHOR: by_cell
let (row, col) = ((cell.number() - 1) / 3, (cell.number() - 1) % 3);
match (row, col) { (1, 1) => 0, (1, _) | (_, 1) => 2, _ => 1 }
// ANCHOR_END: by_cell
