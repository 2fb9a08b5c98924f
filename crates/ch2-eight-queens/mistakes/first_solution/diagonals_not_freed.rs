//! mistake: Both diagonals stay taken.
//! says: after the call the rising diagonal or the falling diagonal is still taken
// CHANGE: body
-         free.rising[rising] = true;
-         free.falling[falling] = true;
