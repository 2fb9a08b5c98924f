//! mistake: The bound is asked after the loop, when every child was visited.
//! says: Built = visited: ask before making the next child.
// CHANGE: children
+ }
      match board.to_move() {

-         break; // the moves that are left are never made
-     }
+     return (best_value, recommended);
