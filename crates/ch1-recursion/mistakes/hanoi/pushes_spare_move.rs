//! mistake: Pushes from spare to goal in the middle.
//! says: 2 discs from A to C: move 3 takes a disc from B, where none is: the largest disc lies on `from`, and its move is A → C.
// ANCHOR: body
if discs == 1 { moves.push(Move { from, to }); return; }
if discs == 0 { return; }
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from: spare, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
