//! mistake: The number of the line is added, not its bit.
//! says: the number 10 was added, and drawn is a set
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= line.number() as u64;
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
