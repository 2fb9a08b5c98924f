//! mistake: Only the first image that is smaller.
//! says: are images of each other, and canonical makes
// CHANGE: smallest
-     .fold(drawn, Lines::min)
+     .find(|&image| image < drawn)
+     .unwrap_or(drawn)
