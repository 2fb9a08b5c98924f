//! mistake: What is taken is subtracted twice.
//! says: it can be taken, and nothing else is left.
// ANCHOR: choice
// The boxes `left` are gained by taking them, and lost by leaving them.
let take_all = t - 2 * free.taken - free.left;
let leave = t - free.taken + free.left;
return at_least(&free.rest, take_all, table)
    || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
// ANCHOR_END: choice
