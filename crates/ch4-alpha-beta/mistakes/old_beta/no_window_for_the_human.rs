//! mistake: The computer hands down an open window.
//! says: In find_computer_move the window was
// ANCHOR: human
let (response_value, _) = find_human_move(grid, COMPUTER_LOSS, COMPUTER_WIN);
// ANCHOR_END: human
