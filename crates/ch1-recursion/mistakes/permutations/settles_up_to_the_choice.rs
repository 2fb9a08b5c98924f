//! mistake: Goes on behind the chosen place instead of behind the settled one.
//! says: 4 lists for 3 items, 6 wanted: each call settles one place more than its caller, whichever item it chose. A call with 1 settled made one with 3.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, choice + 1, found);
