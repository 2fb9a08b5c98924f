//! mistake: Only calls, and no move at all.
//! says: push each move onto the `moves` that you were handed.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
