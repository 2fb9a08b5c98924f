//! mistake: The human narrows both ends of the window.
//! says: the human lowers beta only, and must hand alpha down as it came.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value - 1, value);
// ANCHOR_END: computer
