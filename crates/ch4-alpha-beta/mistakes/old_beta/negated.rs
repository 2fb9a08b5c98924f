//! mistake: The human negates the window, as negamax does.
//! says: In find_human_move the window was
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, -value, -alpha);
// ANCHOR_END: computer
