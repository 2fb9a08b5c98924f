//! mistake: Hands down two discs less.
//! says: both smaller towers have one disc less.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs.saturating_sub(2), from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs.saturating_sub(2), spare, to, from, moves);
