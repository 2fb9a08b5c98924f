//! mistake: closed_by is asked about the new board, which has the line already, by a closed_by that wants it missing.
//! says: closed_by says what a line closes, asked with the lines that were drawn until then.
// ANCHOR: next
let mut next = *board;
next.drawn |= 1 << line.number();
let closed = if next.is_drawn(line) { 0 } else { closed_by(next.size, next.drawn, line.number()) };
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
if closed == 0 {
    next.to_move = board.to_move.other();
}
next
// ANCHOR_END: next
