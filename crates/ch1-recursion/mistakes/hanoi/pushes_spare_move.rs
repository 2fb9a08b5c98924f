//! mistake: Pushes from spare to goal in the middle.
//! says: hanoi(2, A, C, B): yours made A → B, B → C, B → C, and it should make A → B, A → C, B → C. Move 3 takes a disc from B, where none lies then. The largest disc lies on `from`, and its move is A → C.
// ANCHOR: body
if discs == 1 { moves.push(Move { from, to }); return; }
if discs == 0 { return; }
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from: spare, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
