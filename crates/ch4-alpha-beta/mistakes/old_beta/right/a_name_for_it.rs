//! right: The bound has a name.
// ANCHOR: computer
let narrowed = value;
let response_value = find_computer_move(grid, alpha, narrowed).0;
// ANCHOR_END: computer
