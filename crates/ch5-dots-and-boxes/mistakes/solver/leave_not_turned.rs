//! mistake: Who leaves some moves in the rest.
//! says: or leave the last ones and let the other move.
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     || free.left > 0 && at_least(&free.rest, leave, table);
