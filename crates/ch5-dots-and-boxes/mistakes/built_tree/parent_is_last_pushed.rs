//! mistake: The parent is the node that was made last.
//! says: Node 2 is its sibling.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(child - 1),
