//! mistake: The human hands down value and alpha in reverse.
//! says: first alpha, then beta, whoever asks.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, alpha);
// ANCHOR_END: computer
