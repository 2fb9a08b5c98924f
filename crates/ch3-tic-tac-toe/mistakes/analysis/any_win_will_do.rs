//! mistake: As soon as a move wins, no other is tried.
//! says: you stopped before all moves were tried.
//! also: XX.OO..X. is worth −4, not −2: all moves count, and yours stops before all were tried.
// CHANGE: value
+     if board.better(best, 0) {
+         break;
  }
+ }
  known.insert(board.clone(), best);
