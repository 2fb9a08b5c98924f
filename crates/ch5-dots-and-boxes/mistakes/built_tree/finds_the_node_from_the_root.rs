//! mistake: The node is looked for from the root, link by link.
//! says: no link leads to it. Its index is handed in
// CHANGE: body
+     fn find<B: Board>(tree: &BuiltTree<B>, from: usize, at: usize) -> Option<usize> {
+     if from == at { return Some(at); }
+     tree.children(from).find_map(|child| find(tree, child, at))
+ }
  if depth == 0 {

+     let at = find(tree, 0, at).unwrap();
  let board = tree.nodes[at].board.clone();
