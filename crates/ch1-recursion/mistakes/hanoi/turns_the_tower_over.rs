//! mistake: The largest disc is moved before the others are out of its way.
//! says: hanoi(2, A, C, B): yours made A → C, A → C, and it should make A → B, A → C, B → C. Move 2 puts disc 2 on disc 1. hanoi(2, A, C, B) called hanoi(1, A, C, B), and no second call: the smaller tower must wait on the spare peg, and come from there onto the largest disc.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
