//! mistake: Swaps neighbours, choice and choice + 1.
//! says: permutations([1, 2, 3], 0) brought 1, 2, 1 to the front, and never 3.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ for choice in settled..items.len() - 1 {
+     items.swap(choice, choice + 1);
+     permutations(items, settled + 1, found);
+     items.swap(choice, choice + 1);
