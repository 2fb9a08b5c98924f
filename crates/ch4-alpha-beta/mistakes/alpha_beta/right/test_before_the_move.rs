//! right: The window is tested before each move, the first excepted.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// CHANGE: body
+     if recommended.is_some() && alpha >= beta {
+         break;
+     }
      let new_board = board.play(try_it);

-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }
