//! mistake: The first line of all is never among those that are drawn.
//! says: a box was closed: same player again.
//! also: Now A has no box and B no box, and it should be that A has box 0 and B no box
//! also: a 2x3 game has ended, and A has boxes 1, 2, 3 and 5 and B box 4: all 6 boxes are somebody's then.
// ANCHOR: next
let mut after = *board;
after.drawn |= 1 << line.number();
let closed = closed_by(board.size, after.drawn & !(1 << 0), line.number());
let who = usize::from(board.to_move == Player::Second);
after.taken[who] |= closed;
if closed == 0 {
    after.to_move = board.to_move.other();
}
after
// ANCHOR_END: next
