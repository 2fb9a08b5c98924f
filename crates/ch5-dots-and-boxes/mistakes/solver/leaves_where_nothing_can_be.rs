//! mistake: Something is left even where nothing can be.
//! says: of one box there is nothing to leave
//! also: 1 box is taken before the choice, and 0 are left for it
// CHANGE: choice
- return at_least(&free.rest, take_all, table)
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+ return at_least(&free.rest, take_all, table) || !at_least(&free.rest, 1 - leave, table);
