//! mistake: has_won is asked of the human, whoever moves.
//! says: O was placed there and no cell came back, and yours finds a win of X: ask has_won for the side that was handed in.
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Human);
