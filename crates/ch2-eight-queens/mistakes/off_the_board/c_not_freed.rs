//! mistake: c is never freed.
//! says: off_the_board(4): yours found no board, and it should find 2. After the call the falling diagonal is still taken; free all you marked.
// CHANGE: square
-     c[falling] = true;
