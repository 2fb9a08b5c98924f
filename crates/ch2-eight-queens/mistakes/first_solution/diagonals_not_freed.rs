//! mistake: Both diagonals stay taken.
//! says: first_solution(4): yours found no board, and it should find one. After the call the rising diagonal or the falling diagonal is still taken; free all you marked.
// CHANGE: body
-         free.rising[rising] = true;
-         free.falling[falling] = true;
