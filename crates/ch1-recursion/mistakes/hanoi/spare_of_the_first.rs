//! mistake: The first call is handed the wrong third peg.
//! says: the peg that is left is the spare one, and for the first call it is `to`. hanoi(2, A, C, B) called hanoi(1, A, B, A).
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, from, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
