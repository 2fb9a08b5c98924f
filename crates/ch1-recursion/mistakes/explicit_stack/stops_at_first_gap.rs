//! mistake: The loop goes on while the top of the stack is a node; a missing child ends it.
//! says: preorder of a tree of 3 nodes: yours returned 1 2, and it should be 1 2 3. The walk ended where the first left child was missing. It ends when no subtree waits.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut waiting = vec![tree.root()];
+ while let Some(Some(at)) = waiting.pop() {

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right);
+     waiting.push(node.left);
