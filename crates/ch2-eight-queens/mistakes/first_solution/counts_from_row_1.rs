//! mistake: Rows are searched from row 1 on.
//! says: Row 0 was left out
// CHANGE: first_solution
-     let found = place_row(0, &mut board, &mut free);
+     let found = place_row(1, &mut board, &mut free);
