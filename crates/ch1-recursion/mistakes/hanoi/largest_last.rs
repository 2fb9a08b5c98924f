//! mistake: The largest disc is moved after the two calls.
//! says: hanoi(2, A, C, B): yours made A → B, B → C, A → C, and it should make A → B, A → C, B → C. Move 3 puts disc 2 on disc 1. The largest disc moved last. When can it move?
// CHANGE: body
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });
