//! mistake: The move says where the disc goes first and where it comes from last.
//! says: One disc from A to C: you made 1 move, C → A: `from` is where the disc lies, `to` is where it goes.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from: to, to: from });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
