//! mistake: The boxes are toggled with the other player's.
//! says: Now A has boxes 0 and 2 and B box 0, and it should be that A has box 2 and B box 0
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken[0] ^= closed | next.taken[1],
    Player::Second => next.taken[1] |= closed,
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
