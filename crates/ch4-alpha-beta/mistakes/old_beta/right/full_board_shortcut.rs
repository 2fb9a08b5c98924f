//! right: A full board is a draw without a call.
// ANCHOR: computer
            let response_value = if grid.is_full() { DRAW } else { find_computer_move(grid, alpha, value).0 };
// ANCHOR_END: computer
