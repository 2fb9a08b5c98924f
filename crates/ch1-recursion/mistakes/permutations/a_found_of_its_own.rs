//! mistake: Each call hands down a new list of lists.
//! says: permutations([7], 0, found): yours kept no list, and it should keep 1. permutations([7], 1) left nothing in `found`: with all settled an order is complete.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled + 1, &mut Vec::new());
