//! mistake: The smaller tower is fetched from where it was at first, not from where it waits.
//! says: hanoi(2, A, C, B): yours made A → B, A → C, A → C, and it should make A → B, A → C, B → C. Move 3 takes a disc from A, where none lies then. The smaller tower waits on the spare peg, and is fetched from elsewhere: hanoi(2, A, C, B) called hanoi(1, A, C, B).
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
