//! mistake: Unwraps children that are not there.
//! says: an unwrap met a None. Not every child is there
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap());
+     waiting.push(node.left.unwrap());
