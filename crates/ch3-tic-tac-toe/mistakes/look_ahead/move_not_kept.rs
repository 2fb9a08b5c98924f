//! mistake: Keeps the value and not the move.
//! says: value 7 is right, but no move: keep the move that you tried
// CHANGE: body
-         recommended = Some(try_it);
