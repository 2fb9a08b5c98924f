//! mistake: Brings the smaller tower back twice.
//! says: hanoi(2, A, C, B): yours made 5 moves, and it should make 3. Two smaller towers and the largest disc are all there is to move.
// CHANGE: body
+     hanoi(discs - 1, to, from, spare, moves);
+     hanoi(discs - 1, from, to, spare, moves);
  }
