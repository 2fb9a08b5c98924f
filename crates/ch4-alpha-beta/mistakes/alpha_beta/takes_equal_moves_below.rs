//! mistake: Equal moves replace the first where the window is narrowed.
//! says: An equal answer is not better. From a narrowed window it is only a bound
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, best_value) || value == best_value && alpha != Value::MIN {
