//! mistake: The human hands down one more than it holds.
//! says: pass what the human holds as the beta, unchanged.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value + 1);
// ANCHOR_END: computer
