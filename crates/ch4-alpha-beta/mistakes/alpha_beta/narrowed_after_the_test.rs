//! mistake: The window is tested before it is narrowed.
//! says: Which comes first there, the test or the narrower window?
// CHANGE: body
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }
