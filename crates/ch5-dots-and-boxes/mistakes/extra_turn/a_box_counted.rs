//! mistake: The number of boxes is kept, not the set.
//! says: how many boxes was added, and taken is a set
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken[0] += closed.count_ones(),
    Player::Second => next.taken[1] += closed.count_ones(),
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
