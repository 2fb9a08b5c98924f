//! mistake: All replies are asked with the window as it came, and the best is taken with max_by_key.
//! says: The mover's window was (44, +∞) by then: yours hands on the window it was given, and an earlier move has raised alpha since.
// CHANGE: negamax
-     let mut alpha = alpha;
-     let mut best_value = Value::MIN;
-     let mut recommended = None;
-     for try_it in board.legal_moves() {
+     let worth = |try_it| {

-         if value > best_value {
-             best_value = value;
-             recommended = Some(try_it);
-         }
-         alpha = alpha.max(best_value);
-         if alpha >= beta {
-             break;
-         }
-     }
-     (best_value, recommended)
+         (value, Some(try_it))
+     };
+     let all: Vec<_> = board.legal_moves().map(worth).collect();
+     all.into_iter()
+         .rev()
+         .max_by_key(|it| it.0)
+         .unwrap_or((Value::MIN, None))
