//! mistake: The first call is handed the wrong third peg.
//! says: the peg that is left is the spare one, and for the first call it is `to`. hanoi(2, A, C, B) called hanoi(1, A, B, A).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, spare, from, moves);
