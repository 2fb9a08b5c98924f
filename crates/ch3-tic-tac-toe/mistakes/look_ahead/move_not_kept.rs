//! mistake: Keeps the value and not the move.
//! says: The value is right, and the move is missing: keep the move that you tried, and hand it back with its value.
// CHANGE: body
-         recommended = Some(try_it);
