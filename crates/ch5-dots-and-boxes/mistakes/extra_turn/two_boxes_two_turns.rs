//! mistake: A turn is counted for each box.
//! says: one more line, not two.
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
next.drawn |= 1 << line.number();
match board.to_move {
    Player::First => next.taken[0] |= closed,
    Player::Second => next.taken[1] |= closed,
}
for _turn in 0..=closed.count_ones() {
    next.to_move = next.to_move.other();
}
next
// ANCHOR_END: next
