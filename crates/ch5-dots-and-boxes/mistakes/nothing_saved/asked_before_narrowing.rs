//! mistake: The bounds are compared before the new value narrows them.
//! says: is the bound narrowed before the two are compared?
// CHANGE: children
+     if alpha >= beta {
+         break;
+     }
      match board.to_move() {

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }
