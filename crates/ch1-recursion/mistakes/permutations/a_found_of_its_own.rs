//! mistake: Each call hands down a new list of lists.
//! says: no list at all: when all are settled, keep a copy in the `found` that was handed down.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled + 1, &mut Vec::new());
