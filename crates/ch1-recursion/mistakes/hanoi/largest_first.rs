//! mistake: The largest disc is moved before the two calls.
//! says: the largest disc moved first, and the smaller tower lay on it. Move it between the two.
// ANCHOR: body
if discs > 0 {
    moves.push(Move { from, to });
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
