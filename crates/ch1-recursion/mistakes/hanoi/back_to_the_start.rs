//! mistake: The smaller tower goes back to where it came from.
//! says: the smaller tower goes from the spare peg to the goal, not back to the start.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, from, to, moves);
}
// ANCHOR_END: body
