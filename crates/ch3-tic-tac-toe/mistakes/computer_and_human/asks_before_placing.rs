//! mistake: Asks who has won before the mark is placed.
//! says: X was placed there and no cell came back: ask has_won for X while the mark stands, and return the cell.
// CHANGE: win
-         grid.place(cell, side);
          let won = grid.has_won(side);
+         grid.place(cell, side);
