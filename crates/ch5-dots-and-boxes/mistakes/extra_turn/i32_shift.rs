//! mistake: The 1 that is shifted is an i32.
//! says: the 1 that is shifted has 32 bits
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1i32.wrapping_shl(line.number() as u32) as u64;
    match board.to_move {
        Player::First => next.taken[0] |= closed,
        Player::Second => next.taken[1] |= closed,
    }
    if closed == 0 {
        next.to_move = board.to_move.other();
    }
    next
// ANCHOR_END: next
