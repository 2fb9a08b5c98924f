//! right: swaps go on in one copy of the frame: each of its items comes to the front once
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ let mut copy = items.to_vec();
+ for choice in settled..copy.len() {
+     copy.swap(settled, choice);
+     permutations(&mut copy, settled + 1, found);
