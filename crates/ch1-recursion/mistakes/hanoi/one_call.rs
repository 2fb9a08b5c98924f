//! mistake: The smaller tower goes to the spare peg and is left there.
//! says: hanoi(2, A, C, B): yours made A → B, A → C, and it should make A → B, A → C, B → C. The smaller tower never came back.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
