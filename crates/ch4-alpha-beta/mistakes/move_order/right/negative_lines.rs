//! right: The rank is minus the number of lines.
// ANCHOR: by_cell
-match cell.number() { 5 => 4, 1 | 3 | 7 | 9 => 3, _ => 2 }
// ANCHOR_END: by_cell
