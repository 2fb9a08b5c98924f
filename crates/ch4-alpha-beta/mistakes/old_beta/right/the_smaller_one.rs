//! right: The smaller of value and beta, which is value.
//! told: 4 493 calls on the empty board.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, value.min(beta));
// ANCHOR_END: computer
