//! mistake: The board that is searched knows no clock.
//! says: The deadline passed inside one depth. Search a board that knows the clock.
//! also: with 0 ms: yours played
//! also: Nothing stopped the search. Search a board that knows the clock.
// CHANGE: body
- let timed = Timed::new(board.clone(), clock);
  for depth in 1..=most {
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(board, depth, Value::MIN, Value::MAX);
      if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
+         break;
