//! mistake: The human places the computer's mark.
//! says: find_human_move placed O on
// CHANGE: human
-         grid.place(cell, Side::Human);
+         grid.place(cell, Side::Computer);
