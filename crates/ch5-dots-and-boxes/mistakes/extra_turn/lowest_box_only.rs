//! mistake: Of two closed boxes only the one with the smaller number is noted.
//! says: of two boxes that one line closes, only one is noted
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    let one = closed & closed.wrapping_neg();
    match board.to_move {
        Player::First => next.taken[0] |= one,
        Player::Second => next.taken[1] |= one,
    }
    if closed == 0 {
        next.to_move = board.to_move.other();
    }
    next
// ANCHOR_END: next
