//! mistake: The items are not put back, so the loop goes on with another order.
//! says: 6 lists, only 4 different: on return the items are [1, 3, 2], and were [1, 2, 3]. Undo after each call what was done before it.
//! also: the items were [1, 2, 3] on entry
// CHANGE: body
-     items.swap(settled, choice);
  }
