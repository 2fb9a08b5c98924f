//! mistake: Both hand down the window as it came.
//! says: A function was told less than its caller knew
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, beta);
// ANCHOR_END: computer
