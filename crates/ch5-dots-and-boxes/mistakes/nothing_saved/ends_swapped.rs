//! mistake: The ends are handed down swapped.
//! says: asked its first child with (9, 2)
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, beta, alpha);
