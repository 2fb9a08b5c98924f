//! mistake: After a failed child the next column is tried, but nothing is taken back or freed.
//! says: first_solution(4): yours found no board, and it should find one. Abandoned queens still hold their columns. After the call take the queen back and free her column and both diagonals.
// CHANGE: body
-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
