//! mistake: Both ways must do.
//! says: there is nothing to leave: take all, and move on.
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     && free.left > 0 || !at_least(&free.rest, 1 - leave, table);
