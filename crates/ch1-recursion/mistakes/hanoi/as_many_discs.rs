//! mistake: The whole tower is to go to the spare peg, the largest disc included.
//! says: hanoi(1, A, C, B): yours called hanoi(1, A, B, C), and it should call itself for fewer discs. Each of the two smaller towers has one disc less.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs, spare, to, from, moves);
