//! right: Stops as soon as nothing better can come.
//! told: you leave out what cannot matter. That is chapter 4
// CHANGE: computer
              best_move = Some(cell);
+             if value == COMPUTER_WIN {
+                 break;

+ }
  (value, best_move)
// CHANGE: human
              best_move = Some(cell);
+             if value == COMPUTER_LOSS {
+                 break;

+ }
  (value, best_move)
