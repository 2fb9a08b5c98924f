//! mistake: A tower of no discs is still asked for a smaller one.
//! says: hanoi with 0 discs tried 0 − 1: no disc, nothing to do, no call.
// ANCHOR: body
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body
