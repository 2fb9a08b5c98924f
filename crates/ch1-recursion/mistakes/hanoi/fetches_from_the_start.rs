//! mistake: The smaller tower is fetched from where it was at first, not from where it waits.
//! says: takes a disc from A, where none is: the smaller tower waits on the spare peg; fetch it from there.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
