//! mistake: Forgets the mark and counts the move.
//! says: Cell 5 is still empty: the move is counted, and no square has changed.
// ANCHOR: next
let mut next = board.clone();
next.moves_done += 1;
let _ = mv;
next
// ANCHOR_END: next
