//! mistake: Stops at the first move that is not better.
//! says: Of the 3 moves yours tried only moves a and b. The best move can be among the others.
// CHANGE: body
-     }
+     } else { break; }
  }
