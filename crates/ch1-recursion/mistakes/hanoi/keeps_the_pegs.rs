//! mistake: The smaller tower is sent to the goal, where the largest disc must go.
//! says: hanoi(2, A, C, B): yours made A → C, A → C, B → C, and it should make A → B, A → C, B → C. Move 2 puts disc 2 on disc 1. The smaller tower must wait on the spare peg, and come from there onto the largest disc: hanoi(2, A, C, B) called hanoi(1, A, C, B).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);
