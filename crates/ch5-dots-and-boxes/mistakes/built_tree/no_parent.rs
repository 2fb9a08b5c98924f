//! mistake: The parent is not kept.
//! says: has no parent: only the root has none.
// CHANGE: body
-         parent: Some(at),
+         parent: None,
