//! mistake: The column stays taken.
//! says: all_solutions(4): yours found no board, and it should find 2. After the call the column is still taken; free all you marked.
// CHANGE: body
-         free.columns[col] = true;
