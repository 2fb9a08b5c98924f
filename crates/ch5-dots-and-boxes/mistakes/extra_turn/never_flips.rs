//! mistake: The mover stays after every line.
//! says: the turn never passes. When no box was closed: the turn passes.
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
next
// ANCHOR_END: next
