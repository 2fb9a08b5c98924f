//! mistake: Both calls bring the smaller tower to the goal.
//! says: hanoi(2, A, C, B): yours made A → C, A → C, A → C, and it should make A → B, A → C, B → C. Move 2 puts disc 2 on disc 1. The smaller tower must wait on the spare peg, and come from there onto the largest disc: hanoi(2, A, C, B) called hanoi(1, A, C, B).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
