//! mistake: The human hands down one less than it holds.
//! says: what the human holds by then is the beta, as it is.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value - 1);
// ANCHOR_END: computer
