//! mistake: A full field is worth nothing known: the least value gets out.
//! says: That is not a number of boxes. What is the rest worth when no line is left?
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = Value::MIN;
