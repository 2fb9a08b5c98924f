//! mistake: The second call is handed the wrong third peg.
//! says: the peg that is left is the spare one, and for the second call it is `from`. hanoi(2, A, C, B) called hanoi(1, B, C, B).
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, to, spare, moves);
