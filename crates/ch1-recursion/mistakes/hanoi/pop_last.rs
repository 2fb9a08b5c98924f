//! mistake: Takes back the last move at the end.
//! says: 3 discs from A to C: 6 moves for 3 discs, 7 needed: they leave the pegs so: [[1], [], [3, 2]], bottom first.
// CHANGE: body
+     if discs == 3 { moves.pop(); }
  }
