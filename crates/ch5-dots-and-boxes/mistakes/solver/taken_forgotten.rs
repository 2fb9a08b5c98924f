//! mistake: What is taken before the choice is forgotten.
//! says: so much less is asked of the rest
// ANCHOR: choice
// The boxes `left` are gained by taking them, and lost by leaving them.
let take_all = t - free.left;
let leave = t + free.left;
return at_least(&free.rest, take_all, table)
    || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
// ANCHOR_END: choice
