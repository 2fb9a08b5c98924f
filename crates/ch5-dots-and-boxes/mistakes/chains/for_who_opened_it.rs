//! mistake: The value is that of the player who opened the chain.
//! says: Every sign is turned: it is asked for the player who may take the chain
// CHANGE: body
-     return take_all;
+     return -take_all;

- take_all.max(leave)
+ -take_all.max(leave)
