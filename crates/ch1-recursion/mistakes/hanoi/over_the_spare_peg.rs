//! mistake: Every disc goes over the spare peg.
//! says: One disc from A to C: you made 2 moves, A → B, B → C:
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, to, spare, moves);
    moves.push(Move { from, to: spare });
    hanoi(discs - 1, to, from, spare, moves);
    moves.push(Move { from: spare, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
