//! mistake: The next board is made before the bound is asked.
//! says: The next board is made before alpha and beta are compared.
// CHANGE: children
+     if alpha >= beta {
+         break;
+     }
      let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }
