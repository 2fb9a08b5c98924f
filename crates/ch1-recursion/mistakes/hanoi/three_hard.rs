//! mistake: Knows one to three discs only.
//! says: 4 discs from A to C: 0 moves for 4 discs, 15 needed: fewer discs are moved, and these are not.
// ANCHOR: body
if discs == 0 { return; }
if discs > 3 { return; }
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
