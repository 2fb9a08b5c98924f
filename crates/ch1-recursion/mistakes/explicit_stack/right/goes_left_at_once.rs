//! right: Goes left without the stack, which holds right children only.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
-     let node = tree.nodes[at];
+ let mut waiting = Vec::new();
+ let mut at = tree.root();
+ while let Some(index) = at {
+     let node = tree.nodes[index];

-     waiting.extend(node.left);
+     at = node.left.or_else(|| waiting.pop());
