//! mistake: The end is worth what evaluate says.
//! says: When no line is left, the rest is worth 0.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { board.evaluate() } else { Value::MIN };
