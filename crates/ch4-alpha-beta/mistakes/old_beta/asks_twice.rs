//! mistake: The human asks once for the value and once for the window.
//! says: suffice
// ANCHOR: computer
let (first, _) = find_computer_move(grid, alpha, value);
let (response_value, _) = find_computer_move(grid, alpha, value.min(first + 1));
// ANCHOR_END: computer
