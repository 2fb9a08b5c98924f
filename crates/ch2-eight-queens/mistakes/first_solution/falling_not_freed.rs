//! mistake: The falling diagonal stays taken.
//! says: after the call the falling diagonal is still taken
// CHANGE: body
-         free.falling[falling] = true;
