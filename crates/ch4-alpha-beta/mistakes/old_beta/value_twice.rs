//! mistake: The human hands down its value as both ends.
//! says: the human lowers beta only, and must hand alpha down as it came.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value, value);
// ANCHOR_END: computer
