//! right: Moves the largest disc by a call for one disc.
//! told: 3 discs took
// ANCHOR: body
if discs == 1 { moves.push(Move { from, to }); }
if discs > 1 {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(1, from, to, spare, moves);
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
