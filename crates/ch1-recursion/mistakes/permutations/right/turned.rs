//! right: the rest is turned, once for each item, which brings it back
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items[settled..].rotate_left(1);
