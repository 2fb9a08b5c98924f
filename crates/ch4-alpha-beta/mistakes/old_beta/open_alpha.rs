//! mistake: The human hands down its value, and no alpha.
//! says: the human lowers beta only, and must hand alpha down as it came.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, COMPUTER_LOSS, value);
// ANCHOR_END: computer
