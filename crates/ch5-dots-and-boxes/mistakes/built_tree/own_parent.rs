//! mistake: A child names itself as its parent.
//! says: is its own parent.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(child),
