//! mistake: Searches in both ways and then picks one.
//! says: Ask for each reply once
// ANCHOR: reply
        let (theirs, _) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let (mine, _) = negamax_trap(&new_board, depth - 1, alpha, beta);
        let value = if new_board.to_move() == board.to_move() { mine } else { -theirs };
// ANCHOR_END: reply
