//! mistake: The items are not put back, so the loop goes on with another order.
//! says: permutations([1, 2, 3], 0, found): yours kept 6 lists, only 4 of them different, and it should keep 6 different ones. The items were [1, 2, 3] on entry and [1, 3, 2] on return. On return every item must be where it was on entry.
//! also: permutations([1, 2, 3], 0, found): yours left [1, 3, 2] in `items`, and it should be [1, 2, 3], as on entry.
// CHANGE: body
-     items.swap(settled, choice);
  }
