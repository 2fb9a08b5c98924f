//! mistake: The queen is taken back, and no line is freed.
//! says: all_solutions(4): yours found no board, and it should find 2. Queens that were taken back still hold their lines. After the call the column and both diagonals are free again.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
