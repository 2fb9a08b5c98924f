//! mistake: Undoes the swap before the call.
//! says: 2 lists, only 1 different
// CHANGE: body
+     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
