//! mistake: The first call is handed the wrong third peg.
//! says: hanoi(3, A, C, B): move 1 of yours is A → A, and it should be A → C. Move 1 moves no disc. One of the three pegs is missing in the first call: hanoi(3, A, C, B) called hanoi(2, A, B, A).
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, spare, from, moves);
