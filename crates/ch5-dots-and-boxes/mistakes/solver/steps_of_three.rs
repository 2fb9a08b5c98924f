//! mistake: t goes up in steps of three.
//! says: The value is the largest t to which at_least says yes
// CHANGE: ask
- while at_least(&board, value + 2, &mut table) {
-     value += 2;
+ while at_least(&board, value + 3, &mut table) {
+     value += 3;
