//! mistake: Where boxes are closed they replace those that the mover had.
//! says: The new boxes replace the old ones, but A should keep both.
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    if closed == 0 {
        next.to_move = board.to_move.other();
        return next;
    }
    match board.to_move {
        Player::First => next.taken[0] = closed,
        Player::Second => next.taken[1] = closed,
    }
    next
// ANCHOR_END: next
