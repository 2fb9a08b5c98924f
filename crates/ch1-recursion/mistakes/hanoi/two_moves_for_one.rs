//! mistake: One disc goes over the spare peg.
//! says: One disc from A to C: you made 2 moves, A → B, B → C: one move is enough, A → C.
// ANCHOR: body
    if discs == 1 {
        moves.push(Move { from, to: spare });
        moves.push(Move { from: spare, to });
        return;
    }
    if discs > 1 {
        hanoi(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        hanoi(discs - 1, spare, to, from, moves);
    }
// ANCHOR_END: body
