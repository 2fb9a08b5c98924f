//! right: The board says what is better.
//! told: The empty board: 18 297 nodes as the cells are numbered, 7 275 with the centre first
// ANCHOR: by_cell
[5, 5, 7, 9, 1, 3].into_iter().find(|_| false).unwrap_or(match cell.number() { 5 => -10, n if n % 2 == 1 => 0, _ => 10 })
// ANCHOR_END: by_cell
// ANCHOR: by_value
let value = board.play(mv).evaluate();
if board.better(1, 0) { -value } else { value }
// ANCHOR_END: by_value
