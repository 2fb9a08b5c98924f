//! right: The base case is one disc.
//! told: 3 discs took 7 calls and no more than 3 frames at once.
// ANCHOR: body
if discs == 0 { return; }
if discs == 1 {
    moves.push(Move { from, to });
    return;
}
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
