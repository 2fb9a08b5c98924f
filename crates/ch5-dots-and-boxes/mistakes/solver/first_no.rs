//! mistake: The first t that is refused is returned.
//! says: The value is the largest t to which at_least says yes
// CHANGE: ask
- while at_least(&board, value + 2, &mut table) {
-     value += 2;
+ while at_least(&board, value, &mut table) {
+     value += 1;
