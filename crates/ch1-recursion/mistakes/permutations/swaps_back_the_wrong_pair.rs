//! mistake: Undoes another swap than the one it made.
//! says: 2 lists, only 1 different: a call with 1 of 2 settled got [1, 2] and left [2, 1]. On return every item must stand where it stood on entry.
// CHANGE: body
-     items.swap(settled, choice);
+     items.swap(0, choice);
  }
