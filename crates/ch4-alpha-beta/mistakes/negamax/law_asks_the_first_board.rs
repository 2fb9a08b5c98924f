//! mistake: Only the board before the move is asked.
//! says: Compare who moves before and after: one board alone cannot say it.
// ANCHOR: law
before.to_move() == Player::First
// ANCHOR_END: law
