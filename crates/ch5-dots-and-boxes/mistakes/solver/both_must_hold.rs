//! mistake: Both ways must be worth t.
//! says: one yes is enough
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     && (free.left == 0 || !at_least(&free.rest, 1 - leave, table));
