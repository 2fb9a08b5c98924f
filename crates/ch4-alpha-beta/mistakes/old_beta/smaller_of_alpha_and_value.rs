//! mistake: The human hands down the smaller of alpha and value.
//! says: Compare what it holds at each call with what it hands down.
// ANCHOR: computer
            let (response_value, _) = find_computer_move(grid, alpha.min(value), beta);
// ANCHOR_END: computer
