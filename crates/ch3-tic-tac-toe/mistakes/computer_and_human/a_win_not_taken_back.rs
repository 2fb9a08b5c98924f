//! mistake: Returns from inside the loop, and the winning mark stays.
//! says: Cell 3 still holds X: leave the board as you found it.
// CHANGE: win
-         let won = grid.has_won(side);
-         grid.take_back(cell);
-         if won {
+         if grid.has_won(side) {
              return Some(cell);
          }
+         grid.take_back(cell);
