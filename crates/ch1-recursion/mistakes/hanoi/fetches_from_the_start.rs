//! mistake: The smaller tower is fetched from where it was at first, not from where it waits.
//! says: 2 discs from A to C: move 3 takes a disc from A, where none is: the smaller tower waits on the spare peg; fetch it from there. hanoi(2, A, C, B) called hanoi(1, A, C, B).
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);
