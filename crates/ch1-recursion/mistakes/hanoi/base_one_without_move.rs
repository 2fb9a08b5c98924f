//! mistake: Stops at one disc and does not move it.
//! says: One disc from A to C: you made no move
// ANCHOR: body
if discs > 1 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
