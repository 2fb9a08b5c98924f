//! mistake: Gives the boxes and returns; the line is drawn only when the turn passes.
//! says: A line that closes a box is drawn too
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    if closed != 0 {
        match board.to_move {
            Player::First => next.taken[0] |= closed,
            Player::Second => next.taken[1] |= closed,
        }
        return next;
    }
    next.drawn |= 1 << line.number();
    next.to_move = board.to_move.other();
    next
// ANCHOR_END: next
