//! mistake: For each depth all depths below are searched again.
//! says: boards were played for depths 1 to
// CHANGE: body
+     for below in 1..depth {
+         alpha_beta(&timed, below, Value::MIN, Value::MAX);
+     }
      let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
