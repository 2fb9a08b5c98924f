//! mistake: Hands down two discs less.
//! says: hanoi(2, A, C, B): yours made A → C, and it should make A → B, A → C, B → C. Both smaller towers have one disc less: hanoi(2, A, C, B) called hanoi(0, A, B, C).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs.saturating_sub(2), from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs.saturating_sub(2), spare, to, from, moves);
