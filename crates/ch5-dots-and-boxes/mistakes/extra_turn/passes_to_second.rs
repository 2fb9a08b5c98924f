//! mistake: The turn passes to the second player.
//! says: not always to B
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    match board.to_move {
        Player::First => next.taken[0] |= closed,
        Player::Second => next.taken[1] |= closed,
    }
    if closed == 0 {
        next.to_move = Player::Second;
    }
    next
// ANCHOR_END: next
