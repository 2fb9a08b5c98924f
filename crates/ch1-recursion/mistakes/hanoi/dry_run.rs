//! mistake: A dry run first, into a list that is thrown away.
//! says: made 3 calls; two smaller towers are all there is to move. (The moves are right.)
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, &mut Vec::new());
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
