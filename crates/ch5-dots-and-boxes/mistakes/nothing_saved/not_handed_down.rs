//! mistake: The children are searched with the open window.
//! says: The window is not handed down.
// CHANGE: children
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let (value, _reply) = nothing_saved(&child, depth - 1, Value::MIN, Value::MAX);
