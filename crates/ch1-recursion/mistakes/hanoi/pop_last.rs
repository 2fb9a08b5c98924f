//! mistake: Takes back the last move at the end.
//! says: hanoi(3, A, C, B): yours made 6 moves, and it should make 7. After them A, B and C hold these discs, bottom first: [[1], [], [3, 2]].
// CHANGE: body
+     if discs == 3 { moves.pop(); }
  }
