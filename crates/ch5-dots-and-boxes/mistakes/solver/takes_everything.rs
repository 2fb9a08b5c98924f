//! mistake: Everything is taken, always.
//! says: or leave the last ones and let the other move
// ANCHOR: choice
return at_least(&free.rest, t - free.taken - free.left, table);
// ANCHOR_END: choice
