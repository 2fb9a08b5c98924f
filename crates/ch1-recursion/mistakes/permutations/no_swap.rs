//! mistake: Makes the calls and never swaps.
//! says: 2 lists, only 1 different: every call that permutations([1, 2], 0) made got [1, 2]. Each must get another
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
