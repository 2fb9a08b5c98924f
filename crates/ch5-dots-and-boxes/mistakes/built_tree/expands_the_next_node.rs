//! mistake: Expands the node after its own, and not the child.
//! says: expand was called twice for node 1, and never for node 5
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, at + 1, depth - 1);
