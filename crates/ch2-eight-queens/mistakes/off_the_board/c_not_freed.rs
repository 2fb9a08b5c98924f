//! mistake: c is never freed.
//! says: after the call the falling diagonal is still taken
// CHANGE: square
-     c[falling] = true;
