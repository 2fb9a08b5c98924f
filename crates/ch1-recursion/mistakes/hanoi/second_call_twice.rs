//! mistake: Brings the smaller tower back twice.
//! says: two smaller towers and the largest disc are all there is to move.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
    hanoi(discs - 1, to, from, spare, moves);
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
