//! mistake: The human hands down its value as alpha.
//! says: the human lowers beta only, and must hand alpha down as it came.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, beta);
// ANCHOR_END: computer
