//! mistake: Who leaves some moves in the rest.
//! says: or leave the last ones and let the other move.
// ANCHOR: choice
// The boxes `left` are gained by taking them, and lost by leaving them.
let take_all = t - free.taken - free.left;
let leave = t - free.taken + free.left;
return at_least(&free.rest, take_all, table)
    || free.left > 0 && at_least(&free.rest, leave, table);
// ANCHOR_END: choice
