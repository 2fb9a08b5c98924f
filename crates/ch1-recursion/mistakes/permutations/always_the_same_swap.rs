//! mistake: Swaps with the next place instead of the one the loop has come to.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. Every call that permutations([1, 2], 0) made got [2, 1]. Each unsettled item comes to the front once, and goes back after the call.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _choice in settled..items.len() {
+     let next = (settled + 1).min(items.len() - 1);
+     items.swap(settled, next);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items.swap(settled, next);
