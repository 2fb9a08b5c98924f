//! mistake: Returns at one disc without a move, and moves only above.
//! says: One disc from A to C: you made no move: one disc is a tower, too, and its disc must move.
// ANCHOR: body
if discs <= 1 { return; }
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
