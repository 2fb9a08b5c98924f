//! mistake: Every node is built below the root.
//! says: names the root as its parent, and its move was made at [3, 5].
// CHANGE: body
-         parent: Some(at),
+         parent: Some(0),
