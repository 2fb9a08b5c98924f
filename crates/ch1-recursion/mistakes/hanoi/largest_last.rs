//! mistake: The largest disc is moved after the two calls.
//! says: the largest disc moved last. It moves while the smaller tower waits on the spare peg.
// CHANGE: body
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });
