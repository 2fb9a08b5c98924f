//! mistake: Stops at the first move that is not better.
//! says: Yours tried only moves "a" and "b" of the 3. The best move can be among the others.
// CHANGE: body
-     }
+     } else { break; }
  }
