//! mistake: Stops at the first move that is not better.
//! says: Yours tried only a and b of the 3 moves: try them all before you answer.
// CHANGE: body
-     }
+     } else { break; }
  }
