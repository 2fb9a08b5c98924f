//! mistake: The boxes left are not counted as the other player's.
//! says: the boxes that are left are the other player's
// ANCHOR: choice
let take_all = t - free.taken - free.left;
let leave = t - free.taken;
return at_least(&free.rest, take_all, table)
    || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
// ANCHOR_END: choice
