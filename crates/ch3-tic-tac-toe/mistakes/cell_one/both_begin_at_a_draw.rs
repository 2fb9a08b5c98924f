//! mistake: Both begin at a draw, with a legal cell.
//! says: every move loses on XO.XX..O.: −1, not 0. A better start must not change the value.
//! also: "You have won." is what this board says, and after 8 6 7 9 4 the game on XOX.O.... ends with "A draw." where the computer plays well: begin with find_computer_move.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: human_start
