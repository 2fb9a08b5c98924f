//! mistake: After the call the column and one diagonal are freed, the other diagonal is forgotten.
//! says: all_solutions(4): yours found no board, and it should find 2. After the call the falling diagonal is still taken; free all you marked.
// CHANGE: body
-         free.falling[falling] = true;
