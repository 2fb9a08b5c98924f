//! mistake: The largest disc is moved after the two calls.
//! says: the largest disc moved last. It moves while the smaller tower waits on the spare peg.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(discs - 1, spare, to, from, moves);
    moves.push(Move { from, to });
}
// ANCHOR_END: body
