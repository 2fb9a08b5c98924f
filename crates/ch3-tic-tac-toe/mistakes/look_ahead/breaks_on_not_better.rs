//! mistake: Stops at the first move that is not better.
//! says: you tried only a and b of the 3 moves
// CHANGE: body
-     }
+     } else { break; }
  }
