//! mistake: The parent is the node that was made last.
//! says: node 3's parent is its sibling 2.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(child - 1),
