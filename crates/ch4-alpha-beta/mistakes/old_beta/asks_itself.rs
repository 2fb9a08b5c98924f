//! mistake: The human asks the human's own function.
//! says: find_human_move asked find_human_move: after a mark the other one moves.
// ANCHOR: computer
let (response_value, _) = find_human_move(grid, alpha, value);
// ANCHOR_END: computer
