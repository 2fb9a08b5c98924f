//! mistake: Undoes another swap than the one it made.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. A call with 1 settled got [1, 2] and left [2, 1]. On return every item must be where it was on entry.
// CHANGE: body
-     items.swap(settled, choice);
+     items.swap(0, choice);
  }
