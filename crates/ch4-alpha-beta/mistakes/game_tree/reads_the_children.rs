//! mistake: A child is worth what is written there.
//! says: A child may have children of its own: value it in the same way as the node.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = child.value();
