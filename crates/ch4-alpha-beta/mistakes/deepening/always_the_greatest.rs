//! mistake: Every round searches to the greatest depth.
//! says: deepening on the tree below to depth 3: yours played 39 boards for depths 1 to 3, and it should play 23.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
