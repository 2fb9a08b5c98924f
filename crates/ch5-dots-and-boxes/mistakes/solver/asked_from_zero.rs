//! mistake: The first question is 0 or more.
//! says: So it is less than 1, and nothing below 1 was asked.
// CHANGE: ask
- let mut value = -open_boxes(&board);
- while at_least(&board, value + 2, &mut table) {
-     value += 2;
+ let mut value = 0;
+ while at_least(&board, value + 1, &mut table) {
+     value += 1;
