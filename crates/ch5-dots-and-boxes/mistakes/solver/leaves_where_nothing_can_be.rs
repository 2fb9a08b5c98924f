//! mistake: Something is left even where nothing can be.
//! says: Where `left` is 0, there is nothing to leave
// CHANGE: choice
- return at_least(&free.rest, take_all, table)
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+ return at_least(&free.rest, take_all, table) || !at_least(&free.rest, 1 - leave, table);
