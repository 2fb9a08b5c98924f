//! mistake: Makes the calls and never swaps.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. Every call that permutations([1, 2], 0) made got [1, 2]. Each unsettled item comes to the front once, and goes back after the call.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
