//! mistake: The opponent only needs my alpha: the other end is open.
//! says: that is an open window.
// ANCHOR: reply
        let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);
        let value = -theirs;
// ANCHOR_END: reply
