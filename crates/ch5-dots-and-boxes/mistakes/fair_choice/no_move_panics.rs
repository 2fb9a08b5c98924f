//! mistake: The chosen move is unwrapped.
//! says: fair_choice on a board without a move: yours panics, and it should be None.
// CHANGE: body
- chosen
+ Some(chosen.unwrap())
