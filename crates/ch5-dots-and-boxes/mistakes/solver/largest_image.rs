//! mistake: The largest image stands for all.
//! says: The smallest of all images is wanted, and not the largest
// CHANGE: smallest
-     .fold(drawn, Lines::min)
+     .fold(drawn, Lines::max)
