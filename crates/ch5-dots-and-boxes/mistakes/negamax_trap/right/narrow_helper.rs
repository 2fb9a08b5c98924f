//! right: a helper that turns a window
// ANCHOR: reply
        fn turned((low, high): (Value, Value)) -> (Value, Value) {
            (-high, -low)
        }
        let passes = new_board.to_move() != board.to_move();
        let window = if passes { turned((alpha, beta)) } else { (alpha, beta) };
        let (mut value, _) = negamax_trap(&new_board, depth - 1, window.0, window.1);
        if passes {
            value = -value;
        }
// ANCHOR_END: reply
