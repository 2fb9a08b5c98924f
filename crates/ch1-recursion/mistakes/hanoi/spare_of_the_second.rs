//! mistake: The second call is handed the wrong third peg.
//! says: the peg that is left is the spare one, and for the second call it is `from`. hanoi(2, A, C, B) called hanoi(1, B, C, B).
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, spare, moves);
}
// ANCHOR_END: body
