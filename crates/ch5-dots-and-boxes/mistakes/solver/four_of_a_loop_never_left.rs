//! mistake: Only two boxes are ever left, never the four of a loop.
//! says: the last four of a loop never are
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     || free.left == 2 && !at_least(&free.rest, 1 - leave, table);
