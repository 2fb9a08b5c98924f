//! mistake: Hands down two discs less.
//! says: both smaller towers have one disc less.
// ANCHOR: body
if discs > 0 {
    hanoi(discs.saturating_sub(2), from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs.saturating_sub(2), spare, to, from, moves);
}
// ANCHOR_END: body
