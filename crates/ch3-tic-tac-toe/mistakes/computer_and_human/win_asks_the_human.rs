//! mistake: has_won is asked of the human, whoever moves.
//! says: a win of X you find: ask has_won for the side that was handed in.
// CHANGE: win
-         let won = grid.has_won(side);
+         let won = grid.has_won(Side::Human);
