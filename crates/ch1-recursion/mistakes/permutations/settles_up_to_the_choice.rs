//! mistake: Goes on behind the chosen place instead of behind the settled one.
//! says: permutations([1, 2, 3], 0, found): yours kept 4 lists, and it should keep 6. A call with 1 settled made one with 3. Each call settles one place more than its caller, whichever item it chose.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, choice + 1, found);
