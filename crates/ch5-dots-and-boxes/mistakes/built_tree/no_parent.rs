//! mistake: The parent is not kept.
//! says: yours returned no parent and move 1
// CHANGE: body
-         parent: Some(at),
+         parent: None,
