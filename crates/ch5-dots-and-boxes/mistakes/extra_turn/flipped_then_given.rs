//! mistake: The turn passes first, and the boxes go to who moves then, the turn passing always.
//! says: the turn passes after every line.
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
next.to_move = board.to_move.other();
match next.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
next
// ANCHOR_END: next
