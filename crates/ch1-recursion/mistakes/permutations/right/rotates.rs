//! right: Turns the open places round by one instead of swapping.
//! told: 3 items took 16 calls
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items[settled..].rotate_left(1);
