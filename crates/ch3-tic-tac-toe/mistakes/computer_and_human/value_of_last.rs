//! mistake: Keeps the value of every move, better or not.
//! says: That is what the last move leads to. Keep the best so far.
// CHANGE: computer
-             value = response_value;
              best_move = Some(cell);
          }
+         value = response_value;
