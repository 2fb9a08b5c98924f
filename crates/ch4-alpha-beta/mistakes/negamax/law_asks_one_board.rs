//! mistake: Only the board after the move is asked.
//! says: Compare who moves before and after: one board alone cannot say it.
// ANCHOR: law
after.to_move() == Player::Second
// ANCHOR_END: law
