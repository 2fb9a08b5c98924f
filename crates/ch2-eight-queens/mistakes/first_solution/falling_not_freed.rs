//! mistake: The falling diagonal stays taken.
//! says: first_solution(4): yours found no board, and it should find one. After the call the falling diagonal is still taken; free all you marked.
// CHANGE: body
-         free.falling[falling] = true;
