//! mistake: The lines are freed only while nothing was found.
//! says: all_solutions(4): yours found 1 board, and it should find 2. After the first board was kept no queen was placed any more. Are the lines of its queens free again, and does each row try its next column?
// CHANGE: body
+         if solutions.is_empty() {
          free.columns[col] = true;

      }
  }
+ }
