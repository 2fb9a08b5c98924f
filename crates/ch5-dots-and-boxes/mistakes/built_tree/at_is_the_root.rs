//! mistake: Every node is built below the root.
//! says: and it should be the parent 1 and move 1. Its move was made at [3, 5].
// CHANGE: body
-         parent: Some(at),
+         parent: Some(0),
