//! mistake: One child too deep: the last level is searched twice.
//! says: One move is one depth
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth.saturating_sub(2), alpha, beta);
