//! mistake: The window is handed down as in negamax.
//! says: the window is negated on its way down.
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, -beta, -alpha);
