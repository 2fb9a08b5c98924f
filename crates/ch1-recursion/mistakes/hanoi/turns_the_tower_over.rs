//! mistake: The largest disc is moved before the others are out of its way.
//! says: move 2 puts disc 2 on disc 1: the smaller tower must wait on the spare peg, and come from there onto the largest disc.
// ANCHOR: body
if discs > 0 {
    moves.push(Move { from, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
