//! mistake: The lines are freed when a child succeeded.
//! says: first_solution(4): yours found no board, and it should find one. Queens that were taken back still hold their lines. After the call the column and both diagonals are free again.
// CHANGE: body
-             return true;
-         }
-         board.take_back(row);

+             return true;
      }
+         board.take_back(row);
  }
+ }
