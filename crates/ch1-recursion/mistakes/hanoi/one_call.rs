//! mistake: The smaller tower goes to the spare peg and is left there.
//! says: 2 moves for 2 discs, 3 needed: the smaller tower never came back.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
