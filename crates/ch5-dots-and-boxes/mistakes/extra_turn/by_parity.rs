//! mistake: Who moves next is told by the number of lines, if no box is closed.
//! says: your program tells by the number of lines drawn who moves
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    match board.to_move {
        Player::First => next.taken[0] |= closed,
        Player::Second => next.taken[1] |= closed,
    }
    if closed == 0 {
        next.to_move = if next.drawn.count_ones() % 2 == 0 { Player::First } else { Player::Second };
    }
    next
// ANCHOR_END: next
