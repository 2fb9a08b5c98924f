//! mistake: Everything is taken, always.
//! says: The last boxes are always taken, too.
// ANCHOR: choice
return at_least(&free.rest, t - free.taken - free.left, table);
// ANCHOR_END: choice
