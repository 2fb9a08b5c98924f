//! mistake: The window is handed down and narrowed, and never tested.
//! says: Nothing was cut at any board
// CHANGE: body
-     if alpha >= beta {
-         break; // whoever can avoid this board will
      }
- }
