//! mistake: Stops at the first move that is better than the worst.
//! says: Yours stopped before all moves were tried.
// CHANGE: value
          best = value;
+         break;
