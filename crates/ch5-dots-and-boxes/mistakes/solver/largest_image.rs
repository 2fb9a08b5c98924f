//! mistake: The largest image stands for all.
//! says: the one that is the smallest number
// CHANGE: smallest
-     .fold(drawn, Lines::min)
+     .fold(drawn, Lines::max)
