//! mistake: The swap is not undone, and what comes twice is left out.
//! says: permutations([1, 2, 3], 0, found): yours kept 4 lists, and it should keep 6. The items were [1, 2, 3] on entry and [1, 3, 2] on return. On return every item must be where it was on entry.
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }

-     items.swap(settled, choice);
  }
