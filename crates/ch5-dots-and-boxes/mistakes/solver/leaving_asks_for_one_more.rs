//! mistake: Where boxes are left, "t or more" is negated to "−t or more", without the 1.
//! says: To leave boxes is taken for 1 less than it is worth. "Not x or more" is "x − 1 or less"
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     || free.left > 0 && !at_least(&free.rest, -leave, table);
