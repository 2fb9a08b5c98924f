//! mistake: Looks at the top, and takes it off only if it is a leaf.
//! says: preorder of a tree of 3 nodes: yours did not end within 5 s, and it should return 1 2 3. Push only the children that a node has, each of them once, and pop each subtree that you visit.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut stack: Vec<usize> = tree.root().into_iter().collect();
+ while let Some(&at) = stack.last() {

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     stack.extend(node.right);
+     stack.extend(node.left);
+     if node.left.is_none() && node.right.is_none() { stack.pop(); }
