//! mistake: The best value begins at 0, so no rest is ever a loss.
//! says: A loss that cannot be avoided is worth 0 in yours
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = 0;
