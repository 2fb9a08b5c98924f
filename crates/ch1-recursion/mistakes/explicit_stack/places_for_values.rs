//! mistake: Collects the places of the nodes and not their values.
//! says: preorder of a tree of 1 node: yours returned 0, and it should be 7. Yours are the places of the nodes. Wanted are their values.
// CHANGE: body
-     order.push(node.value);
+     order.push(at as u32);
