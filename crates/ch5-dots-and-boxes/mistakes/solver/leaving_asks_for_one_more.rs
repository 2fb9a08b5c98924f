//! mistake: Where boxes are left, "t or more" is negated to "−t or more", without the 1.
//! says: In yours, leaving boxes is worth 1 too little. The opposite of "x or more" is "x − 1 or less": is that 1 there where you negate the question?
// CHANGE: choice
-     || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
+     || free.left > 0 && !at_least(&free.rest, -leave, table);
