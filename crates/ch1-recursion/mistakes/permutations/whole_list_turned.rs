//! mistake: The next item is brought to the front by turning the whole list.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. A call with 1 settled got [1, 2] and left [2, 1]. On return every item must be where it was on entry.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items.rotate_left(1);
