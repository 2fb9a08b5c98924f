//! mistake: Splits the tower into two halves.
//! says: hanoi(3, A, C, B): yours made 5 moves, and it should make 7. Move 2 puts disc 2 on disc 1. Both smaller towers have one disc less: hanoi(3, A, C, B) called hanoi(1, A, B, C).
// ANCHOR: body
if discs == 0 { return; }
if discs == 1 { moves.push(Move { from, to });
return; }
hanoi(discs / 2, from, spare, to, moves);
hanoi(discs - discs / 2, from, to, spare, moves);
hanoi(discs / 2, spare, to, from, moves);
// ANCHOR_END: body
