//! mistake: The human hands down one less than it holds.
//! says: too much was cut
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value - 1);
// ANCHOR_END: computer
