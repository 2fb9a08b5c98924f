//! mistake: Keeps every value, and the move only where it is better.
//! says: better(5, 7) says no, so the best so far stays what it was.
// CHANGE: body
-         best_value = value;

+     best_value = value;
  }
  (best_value, recommended)
