//! mistake: The bounds are asked after a board is made, and finished boards are visited all the same.
//! says: Some cuts are missing. A MAX node with the window (2, 9) got a reply of 10, and went on with the next children
//! also: Boards are made that are not visited
// CHANGE: children
+     if child.done() || alpha < beta {
      let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);

-     if alpha >= beta {
-         break; // the moves that are left are never made
