//! mistake: The human hands down its value only after the first reply that is less than a draw.
//! says: One of the two functions holds a better bound than it hands to the other.
// ANCHOR: computer
let (response_value, _) = find_computer_move(grid, alpha, if value < DRAW { value } else { beta });
// ANCHOR_END: computer
