//! mistake: Nothing is built after an extra turn.
//! says: Depth counts moves, and not turns
// CHANGE: body
+     if tree.nodes[child].board.to_move() != board.to_move() {
      expand(tree, child, depth - 1);
  }
+ }
