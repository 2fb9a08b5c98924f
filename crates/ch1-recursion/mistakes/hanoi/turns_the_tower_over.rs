//! mistake: The largest disc is moved before the others are out of its way.
//! says: 2 discs from A to C: move 2 puts disc 2 on disc 1
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
