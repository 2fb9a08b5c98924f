//! mistake: Returns after the first choice.
//! says: 1 list for 2 items, 2 wanted: permutations([1, 2], 0) made 1 call for 2 unsettled items. Each of them comes next once.
// CHANGE: body
      items.swap(settled, choice);
+     return;
  }
