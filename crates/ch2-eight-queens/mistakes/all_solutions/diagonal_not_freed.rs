//! mistake: After the call the column and one diagonal are freed, the other diagonal is forgotten.
//! says: 0 of 2: after the call the falling diagonal is still taken; free all you marked.
// CHANGE: body
-         free.falling[falling] = true;
