//! mistake: Looks at the top, and takes it off only if it is a leaf.
//! says: the walk of 3 nodes did not end within 5 s: it ends when no subtree waits.
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
