//! right: Equal is what is not better either way.
// CHANGE: body
-     } else if value == best_value {
+     } else if !board.better(best_value, value) {
