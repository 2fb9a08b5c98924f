//! mistake: Both ways must do.
//! says: of one box there is nothing to leave.
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     && free.left > 0 || !at_least(&free.rest, 1 - leave, table);
