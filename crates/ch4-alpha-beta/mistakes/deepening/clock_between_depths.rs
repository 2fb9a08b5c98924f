//! mistake: The clock is read between the depths only; the search itself knows none.
//! says: The deadline passed inside one depth. Search a board that knows the clock.
// CHANGE: body
- let timed = Timed::new(board.clone(), clock);
  for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
