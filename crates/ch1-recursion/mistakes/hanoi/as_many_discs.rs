//! mistake: The whole tower is to go to the spare peg, the largest disc included.
//! says: which moves as many discs as its caller or more: hand down one disc less.
// ANCHOR: body
if discs > 0 {
    hanoi(discs, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs, spare, to, from, moves);
}
// ANCHOR_END: body
