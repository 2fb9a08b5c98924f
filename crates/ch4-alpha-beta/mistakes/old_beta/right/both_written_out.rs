//! right: Both sides say what they know.
// ANCHOR: human
let known = (value.max(alpha), beta);
let (response_value, _) = find_human_move(grid, known.0, known.1);
// ANCHOR_END: human
// ANCHOR: computer
let known = (alpha, value);
let (response_value, _) = find_computer_move(grid, known.0, known.1);
// ANCHOR_END: computer
