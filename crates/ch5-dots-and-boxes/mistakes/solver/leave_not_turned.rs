//! mistake: Who leaves some moves in the rest.
//! says: The last boxes are always taken, too.
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     || free.left > 0 && at_least(&free.rest, leave, table);
