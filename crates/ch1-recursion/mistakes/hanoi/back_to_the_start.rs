//! mistake: The smaller tower goes back to where it came from.
//! says: the smaller tower goes from the spare peg to the goal, not back to the start.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, from, to, moves);
