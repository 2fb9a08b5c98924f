//! mistake: Each move is played twice, and one board thrown away.
//! says: Play each move once, and keep the board that it leads to.
// CHANGE: body
+     if board.play(mv).done() && depth == 0 {
+         return;
+     }
      let child = tree.nodes.len();
