//! mistake: The queen is taken off the board, but her column and diagonals stay marked.
//! says: first_solution(4): yours found no board, and it should find one. Queens that were taken back still hold their lines. After the call the column and both diagonals are free again.
// CHANGE: body
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
