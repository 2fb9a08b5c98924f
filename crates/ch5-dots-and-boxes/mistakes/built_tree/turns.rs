//! mistake: Depth is counted in turns.
//! says: Depth counts moves, and not turns
// CHANGE: body
-     expand(tree, child, depth - 1);
+     let passed = tree.nodes[child].board.to_move() != board.to_move();
+     expand(tree, child, if passed { depth - 1 } else { depth });
