//! right: Calls only for towers with discs.
//! told: 3 discs took 7 calls
// ANCHOR: body
if discs > 1 { hanoi(discs - 1, from, spare, to, moves); }
if discs > 0 { moves.push(Move { from, to }); }
if discs > 1 { hanoi(discs - 1, spare, to, from, moves); }
// ANCHOR_END: body
