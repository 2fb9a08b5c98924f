//! mistake: Both hand down the window as it came.
//! says: In find_computer_move the window was
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, beta);
// ANCHOR_END: computer
