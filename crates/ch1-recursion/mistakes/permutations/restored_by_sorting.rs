//! mistake: The items were sorted on entry, so sorting puts them back.
//! says: 6 lists, only 5 different: a call with 1 of 3 settled got [3, 2, 1] and left [3, 1, 2]. On return every item must stand where it stood on entry.
// CHANGE: body
-     items.swap(settled, choice);
+     items[settled..].sort_unstable();
  }
