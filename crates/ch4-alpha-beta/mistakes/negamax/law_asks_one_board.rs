//! mistake: Only the board after the move is asked.
//! says: compare who moves before and after
// ANCHOR: law
after.to_move() == Player::Second
// ANCHOR_END: law
