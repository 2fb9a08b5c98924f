//! mistake: The human hands down its value as alpha.
//! says: too much was cut
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, beta);
// ANCHOR_END: computer
