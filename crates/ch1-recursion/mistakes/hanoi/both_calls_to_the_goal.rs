//! mistake: Both calls bring the smaller tower to the goal.
//! says: the smaller tower must wait on the spare peg
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
