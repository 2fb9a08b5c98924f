//! right: passes the turn when nobody's boxes have changed
// ANCHOR: next
    let mut next = Dots { drawn: board.drawn | 1 << line.number(), ..*board };
    let mine = match board.to_move {
        Player::First => &mut next.taken[0],
        Player::Second => &mut next.taken[1],
    };
    *mine |= closed_by(board.size, board.drawn, line.number());
    if next.taken == board.taken {
        next.to_move = next.to_move.other();
    }
    next
// ANCHOR_END: next
