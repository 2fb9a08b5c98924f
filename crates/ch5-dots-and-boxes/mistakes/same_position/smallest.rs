//! mistake: The least value is kept.
//! says: The mover draws the best line, and not the worst one.
// CHANGE: body
- let mut best = if board.done() { 0 } else { Value::MIN };
+ let mut best = if board.done() { 0 } else { Value::MAX };

-     best = best.max(value);
+     best = best.min(value);
