//! mistake: The step never says that the search is over.
//! says: lazy(1) gave 1 of 1 boards, and then does not end
// CHANGE: body
-     return false;
+     return true;
