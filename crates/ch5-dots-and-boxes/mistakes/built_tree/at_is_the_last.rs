//! mistake: Builds below the last node.
//! says: Build below `at`, and nowhere else.
// CHANGE: body
+ let at = tree.nodes.len() - 1;
  let board = tree.nodes[at].board.clone();
