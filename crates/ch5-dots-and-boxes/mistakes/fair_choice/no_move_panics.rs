//! mistake: The chosen move is unwrapped.
//! says: on a board without a move the choice is none, and yours panics.
// CHANGE: body
- chosen
+ Some(chosen.unwrap())
