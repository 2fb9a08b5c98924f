//! mistake: The call has as many places settled as its caller.
//! says: permutations([7], 0, found): yours called itself without an end, and it should go 2 frames deep. permutations([7], 0) called permutations([7], 0): each call must settle one place more.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled, found);
