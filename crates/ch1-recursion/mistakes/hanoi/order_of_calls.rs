//! mistake: The two calls have changed places.
//! says: hanoi(2, A, C, B): yours made B → C, A → C, A → B, and it should make A → B, A → C, B → C. Move 1 takes a disc from B, where none lies then. The first call should bring the smaller tower from `from` to the spare peg: hanoi(2, A, C, B) called hanoi(1, B, C, A).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });
+     hanoi(discs - 1, from, spare, to, moves);
