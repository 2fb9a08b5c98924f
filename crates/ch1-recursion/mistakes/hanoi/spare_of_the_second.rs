//! mistake: The second call is handed the wrong third peg.
//! says: hanoi(3, A, C, B): move 5 of yours is B → B, and it should be B → A. Move 5 moves no disc. One of the three pegs is missing in the second call: hanoi(3, A, C, B) called hanoi(2, B, C, B).
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, to, spare, moves);
