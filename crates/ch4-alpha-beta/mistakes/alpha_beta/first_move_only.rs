//! mistake: The loop returns after its first turn.
//! says: Only the first move counts in yours. Is the loop left too early
// CHANGE: body
-     if alpha >= beta {
-         break; // whoever can avoid this board will
-     }
+     break;
