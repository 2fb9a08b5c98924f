//! mistake: immediate_win places the mark of side and asks whether the computer has won.
//! says: X was placed there and no cell came back, and yours finds a win of O: ask has_won for the side that was handed in.
//! also: The human can win at once on 1. For X immediate_win returns
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Computer);
