//! mistake: The window is tested before it is narrowed.
//! says: Which comes first in your loop, the line that narrows the window or the test whether it is closed?
// CHANGE: body
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }
