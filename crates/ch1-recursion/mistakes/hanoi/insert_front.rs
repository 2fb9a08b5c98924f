//! mistake: Puts each move at the front.
//! says: 2 discs from A to C: move 1 takes a disc from B, where none is: these are the right moves, the last one first.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.insert(0, Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
