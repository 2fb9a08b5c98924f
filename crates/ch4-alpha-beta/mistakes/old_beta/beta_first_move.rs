//! mistake: The human hands down its value only after the first reply that is less than a draw.
//! says: A function was told less than its caller knew
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, if value < DRAW { value } else { beta });
// ANCHOR_END: computer
