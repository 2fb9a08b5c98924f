//! mistake: The largest disc is put down where it lies.
//! says: One disc from A to C: you made 1 move, A → A
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to: from });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
