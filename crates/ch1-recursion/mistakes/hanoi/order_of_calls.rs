//! mistake: The two calls have changed places.
//! says: 2 discs from A to C: move 1 takes a disc from B, where none is: the first call brings the smaller tower from `from` to the spare peg. hanoi(2, A, C, B) called hanoi(1, B, C, A).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });
+     hanoi(discs - 1, from, spare, to, moves);
