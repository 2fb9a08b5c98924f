//! mistake: The column stays taken.
//! says: first_solution(4): yours found no board, and it should find one. After the call the column is still taken; free all you marked.
// CHANGE: body
-         free.columns[col] = true;
