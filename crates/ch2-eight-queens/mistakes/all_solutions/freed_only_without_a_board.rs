//! mistake: The lines are freed only while nothing was found.
//! says: all_solutions(4): yours found 1 board, and it should find 2. After a board was kept no other queen was placed in its rows. Free the lines of its queens, and try the next column.
// CHANGE: body
+         if solutions.is_empty() {
          free.columns[col] = true;

      }
  }
+ }
