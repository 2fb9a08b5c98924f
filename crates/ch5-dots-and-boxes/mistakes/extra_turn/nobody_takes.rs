//! mistake: The boxes are forgotten.
//! says: nobody gets a box, whatever is closed: it is A's.
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => {}
    Player::Second => {}
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
