//! mistake: A taken square ends the row.
//! says: the loop ends at the first square that is taken
// CHANGE: body
+     if !free.columns[col] {
+         return;
+     }
      if free.columns[col] && free.rising[rising] && free.falling[falling] {
