//! mistake: Moves a disc where there is none.
//! says: with 0 discs you made 1 move, A → C: no disc, no move.
// ANCHOR: body
if discs == 0 {
    moves.push(Move { from, to });
    return;
}
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
