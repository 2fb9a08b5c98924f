//! mistake: A taken square ends the row.
//! says: all_solutions(4): yours found no board, and it should find 2. The loop ends at the first square that is taken: go on with the next column.
// CHANGE: body
+     if !free.columns[col] {
+         return;
+     }
      if free.columns[col] && free.rising[rising] && free.falling[falling] {
