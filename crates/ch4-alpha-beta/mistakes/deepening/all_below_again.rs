//! mistake: For each depth all depths below are searched again.
//! says: deepening on the tree below to depth 3: yours played 36 boards for depths 1 to 3, and it should play 23.
// CHANGE: body
+     for below in 1..depth {
+         alpha_beta(&timed, below, Value::MIN, Value::MAX);
+     }
      let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
