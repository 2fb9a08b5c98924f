//! mistake: The clock is asked before each depth, not after it.
//! says: was cut short
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
      if clock.is_up() {
-         break; // this depth was cut short: what it says is worthless
+         break;
      }
+     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
