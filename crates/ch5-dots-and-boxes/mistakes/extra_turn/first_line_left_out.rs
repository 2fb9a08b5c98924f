//! mistake: The first line of all is never among those that are drawn.
//! says: yours returned a board on which B moves, and it should be one on which A moves.
//! also: yours returned a board on which A has no box and B no box, and it should be one on which A has box 0 and B no box
//! also: a whole game on 1x1: in yours A has no box and B no box at the end, and box 0 should be taken.
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
