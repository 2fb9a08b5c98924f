//! mistake: A later move that is only as good replaces the first.
//! says: An equal answer is not better. From a narrowed window it is only a bound
// CHANGE: body
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {
