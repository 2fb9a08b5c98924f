//! mistake: The next item is brought to the front by turning the whole list.
//! says: 2 lists, only 1 different: a call with 1 of 2 settled got [1, 2] and left [2, 1]. On return every item must stand where it stood on entry.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items.rotate_left(1);
