//! right: A value outside the window comes back as it was found.
// CHANGE: find_human_move
-     let mut value = beta;
+     let mut value = beta;
+     let mut best = COMPUTER_WIN + 1;

-             if response_value < value {
+             best = best.min(response_value);
+             if response_value < value {

-     (value, best_move)
+     (best.min(COMPUTER_WIN), best_move)
