//! mistake: The last boxes are not counted when all are taken.
//! says: where boxes can be taken there is a choice: take the last too
// ANCHOR: choice
// The boxes `left` are gained by taking them, and lost by leaving them.
let take_all = t - free.taken;
let leave = t - free.taken + free.left;
return at_least(&free.rest, take_all, table)
    || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
// ANCHOR_END: choice
