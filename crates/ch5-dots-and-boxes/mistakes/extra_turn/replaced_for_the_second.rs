//! mistake: The second player's new boxes replace the old ones.
//! says: B's new boxes replace the old ones, the other player's do not
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    match board.to_move {
        Player::First => next.taken[0] |= closed,
        Player::Second => next.taken[1] = closed,
    }
    if closed == 0 {
        next.to_move = board.to_move.other();
    }
    next
// ANCHOR_END: next
