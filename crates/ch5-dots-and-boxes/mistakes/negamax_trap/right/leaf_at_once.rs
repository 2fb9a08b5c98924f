//! right: a leaf is valued on the spot
// ANCHOR: reply
        let stays = new_board.to_move() == board.to_move();
        let value = if depth == 1 || new_board.done() {
            if board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() }
        } else if stays {
            negamax_trap(&new_board, depth - 1, alpha, beta).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply
