//! mistake: The window is tested before it is narrowed.
//! says: narrow the window first, and test it then.
// CHANGE: body
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }
