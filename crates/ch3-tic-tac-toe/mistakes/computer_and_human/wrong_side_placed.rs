//! mistake: Looks for a win with the marks of the other side.
//! says: That is where
// CHANGE: win
-         grid.place(cell, side);
-         let won = grid.has_won(side);
+         let other = if side == Side::Human { Side::Computer } else { Side::Human };
+ grid.place(cell, other);
+         let won = grid.has_won(other);
