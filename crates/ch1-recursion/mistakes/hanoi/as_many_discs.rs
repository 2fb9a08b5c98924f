//! mistake: The whole tower is to go to the spare peg, the largest disc included.
//! says: which moves as many discs as its caller or more: hand down one disc less.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs, spare, to, from, moves);
