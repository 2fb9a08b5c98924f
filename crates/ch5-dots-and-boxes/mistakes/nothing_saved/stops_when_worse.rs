//! mistake: Leaves the loop as soon as a child is no better than the one before.
//! says: That 3 is not better is no reason
// CHANGE: children
          (best_value, recommended) = (value, Some(mv));
+     } else {
+         break;

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }
