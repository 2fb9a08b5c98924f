//! mistake: The swap is undone at once, so that nothing is forgotten.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. Every call that permutations([1, 2], 0) made got [1, 2]. Each unsettled item comes to the front once, and goes back after the call.
// CHANGE: body
+     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
