//! mistake: The step never says that the search is over.
//! says: lazy(1): yours gave 1 of 1 boards and does not end, and it should be over. When row 0 has no column left everything was tried, and step() answers false.
// CHANGE: body
-     return false;
+     return true;
