//! mistake: The swap is not undone, and what comes twice is left out.
//! says: 4 lists for 3 items, 6 wanted: on return the items are [1, 3, 2], and were [1, 2, 3]. Undo after each call
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }

-     items.swap(settled, choice);
  }
