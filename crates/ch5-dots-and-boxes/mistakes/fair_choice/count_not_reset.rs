//! mistake: A better value joins the draw of those before.
//! says: yours returned a worse move in
// CHANGE: body
-     if board.better(value, best_value) {
-         (best_value, chosen, equals) = (value, Some(mv), 1);
-     } else if value == best_value {
+     if !board.better(best_value, value) {
+         best_value = value;
