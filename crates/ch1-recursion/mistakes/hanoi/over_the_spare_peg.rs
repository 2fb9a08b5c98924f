//! mistake: Every disc goes over the spare peg.
//! says: hanoi(1, A, C, B): yours made A → B, B → C, and it should make A → C. A single disc needs no detour.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, to, spare, moves);
    moves.push(Move { from, to: spare });
    hanoi(discs - 1, to, from, spare, moves);
    moves.push(Move { from: spare, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body
