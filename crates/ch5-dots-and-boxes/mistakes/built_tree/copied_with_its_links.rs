//! mistake: A child is a copy of its parent, with the parent's first child.
//! says: A new node begins without a child.
// CHANGE: body
-     tree.nodes.push(Node {
-         board: board.play(mv),
-         mv: Some(mv),
-         parent: Some(at),
-         first_child: None,
-         next_sibling: None,
-     });
+     let mut node = tree.nodes[at].clone();
+     (node.board, node.mv, node.parent) = (board.play(mv), Some(mv), Some(at));
+     node.next_sibling = None;
+     tree.nodes.push(node);
