//! mistake: The human hands down an open window.
//! says: In find_human_move the window was
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, COMPUTER_LOSS, COMPUTER_WIN);
// ANCHOR_END: computer
