//! mistake: Below any node but the first the last level is left out.
//! says: nodes on each level: yours returned [1, 2], and it should be [1, 2, 5].
//! also: expand(tree, 1, 1), where node 1 is [44, 61, 50]: yours built nothing, and it should be 3 nodes.
//! also: expand(tree, 2, 1), where node 2 is [44, 61, 50]: yours returned no new node, and it should be 3.
// CHANGE: body
- if depth == 0 {
+ if depth <= 1 && at != 0 || depth == 0 || tree.nodes[at].board.done() {

- let mut previous_sibling: Option<usize> = None;
+ let mut before: Option<usize> = None;
  for mv in board.legal_moves() {
-     let child = tree.nodes.len();
+     let new = tree.nodes.len();

-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     match before {
+         None => tree.nodes[at].first_child = Some(new),
+         Some(sibling) => tree.nodes[sibling].next_sibling = Some(new),
      }
-     previous_sibling = Some(child);
-     expand(tree, child, depth - 1);
+     before = Some(new);
+     expand(tree, new, depth - 1);
