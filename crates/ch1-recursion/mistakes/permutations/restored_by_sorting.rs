//! mistake: The items were sorted on entry, so sorting puts them back.
//! says: permutations([1, 2, 3], 0, found): yours kept 6 lists, only 5 of them different, and it should keep 6 different ones. A call with 1 settled got [3, 2, 1] and left [3, 1, 2]. On return every item must be where it was on entry.
// CHANGE: body
-     items.swap(settled, choice);
+     items[settled..].sort_unstable();
  }
