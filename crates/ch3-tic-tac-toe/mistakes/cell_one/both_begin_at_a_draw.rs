//! mistake: Both begin at a draw, with a legal cell.
//! says: Every move loses here. A better start must not change the value.
//! also: That is the result on this board, and the game ends otherwise where the computer plays well: begin with find_computer_move.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: human_start
