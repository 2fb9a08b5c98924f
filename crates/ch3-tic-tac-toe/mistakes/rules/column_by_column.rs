//! mistake: The squares come column by column.
//! says: yours returned [7, 2, 8, 3, 6, 9], and it should be [2, 3, 6, 7, 8, 9]. Row by row, so that the cells come in the order of their numbers.
// CHANGE: moves
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+     .flat_map(|col| (0..3).map(move |row| Move { row, col }))
