//! mistake: The largest disc is moved before the two calls.
//! says: hanoi(2, A, C, B): yours made A → C, A → B, B → C, and it should make A → B, A → C, B → C. Move 3 puts disc 2 on disc 1. Yours notes the move of the largest disc first: the smaller tower still lies on it then, so disc 1 moves instead.
// CHANGE: body
+     moves.push(Move { from, to });
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
