//! mistake: A box is good for its owner, so its value counts as positive.
//! says: yours is never negative
// ANCHOR: reply
        let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let value = if new_board.to_move() == board.to_move() { theirs.abs() } else { -theirs };
// ANCHOR_END: reply
