//! mistake: immediate_win places the mark of side and asks whether the computer has won.
//! says: X was placed there and no cell came back, and a win of O you find: ask has_won for the side that was handed in.
//! also: the human can win .OOOXXOXX at once on 1: −1 and 1, and you say 0 and 1. immediate_win says
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Computer);
