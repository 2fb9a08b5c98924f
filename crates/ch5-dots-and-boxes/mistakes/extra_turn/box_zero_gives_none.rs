//! mistake: The set is compared with 1, as if it were a number of boxes.
//! says: Every box gives another turn in yours but box 0
// CHANGE: next
-     if closed == 0 {
+     if closed <= 1 {
