//! mistake: The line itself is forgotten.
//! says: no line is ever drawn
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
