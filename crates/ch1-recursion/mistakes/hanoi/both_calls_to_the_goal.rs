//! mistake: Both calls bring the smaller tower to the goal.
//! says: the smaller tower must wait on the spare peg
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, to, spare, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
