//! mistake: Unwraps children that are not there.
//! says: preorder of a tree of 1 node: yours stopped with a panic, and it should return 7. An unwrap met a None. Not every child is there, an empty tree has no root, and the stack is empty at the end: check before you unwrap.
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap());
+     waiting.push(node.left.unwrap());
