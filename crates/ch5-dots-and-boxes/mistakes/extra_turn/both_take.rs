//! mistake: Both get the boxes.
//! says: both players get it.
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken = next.taken.map(|old| old | closed),
    Player::Second => next.taken = next.taken.map(|old| old | closed),
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
