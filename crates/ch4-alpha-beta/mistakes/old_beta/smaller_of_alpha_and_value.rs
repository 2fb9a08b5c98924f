//! mistake: The human hands down the smaller of alpha and value.
//! says: compare what a function knows with what it tells the next one.
// ANCHOR: computer
            let (response_value, _) = find_computer_move(grid, alpha.min(value), beta);
// ANCHOR_END: computer
