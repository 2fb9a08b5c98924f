//! mistake: The smaller tower goes back to where it came from.
//! says: hanoi(2, A, C, B): yours made A → B, A → C, B → A, and it should make A → B, A → C, B → C. The second time the smaller tower should go to the goal, and it goes back to the start: hanoi(2, A, C, B) called hanoi(1, B, A, C).
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, from, to, moves);
