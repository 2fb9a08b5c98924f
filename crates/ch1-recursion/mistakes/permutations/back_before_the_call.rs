//! mistake: The swap is undone at once, so that nothing is forgotten.
//! says: 2 lists, only 1 different: every call that permutations([1, 2], 0) made got [1, 2]. Each must get another item in front: swapped there before the call, and back after it.
// CHANGE: body
+     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
