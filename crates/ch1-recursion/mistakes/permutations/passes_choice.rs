//! mistake: choice + 1 goes down instead of settled + 1.
//! says: A call with 1 settled made one with 3.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, choice + 1, found);
