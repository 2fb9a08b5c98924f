//! right: The turn is decided first, and the boxes go to whoever moves then: right, for who has boxes has stayed.
//! told: of 60 lines and B
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
if closed == 0 {
    next.to_move = next.to_move.other();
}
next.drawn += 1 << line.number();
next.taken[match next.to_move { Player::First => 0, Player::Second => 1 }] += closed;
next
// ANCHOR_END: next
