//! mistake: The human narrows both ends of the window.
//! says: too much was cut
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, value - 1, value);
// ANCHOR_END: computer
