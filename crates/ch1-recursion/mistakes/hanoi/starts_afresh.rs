//! mistake: Empties the list first, and with it all that the calls before had added.
//! says: a call that comes later throws away what the earlier ones added.
// ANCHOR: body
moves.clear();
if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
}
// ANCHOR_END: body
