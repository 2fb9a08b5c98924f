//! mistake: Returns after the first choice.
//! says: permutations([1, 2], 0, found): yours kept 1 list, and it should keep 2. permutations([1, 2], 0) made 1 call for 2 unsettled items. Each of them comes next once.
// CHANGE: body
      items.swap(settled, choice);
+     return;
  }
