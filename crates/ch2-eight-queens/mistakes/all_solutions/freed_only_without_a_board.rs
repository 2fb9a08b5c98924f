//! mistake: The lines are freed only while nothing was found.
//! says: all_solutions(4): yours found 1 board, and it should find 2. After a board was kept no other column was tried in its rows: go on, with the lines of its queens free again.
// CHANGE: body
+         if solutions.is_empty() {
          free.columns[col] = true;

      }
  }
+ }
