//! mistake: A base case for no numbers, and none for one.
//! says: called itself. Half of 1, rounded down, is 0, so one part is the whole list. One number is in order: return it without a call.
// CHANGE: sort
-     if numbers.len() < 2 {
+     if numbers.is_empty() {
