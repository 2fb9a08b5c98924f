//! right: each call gets a copy with its choice in front
// CHANGE: body
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     let mut copy = items.to_vec();
+     copy.swap(settled, choice);
+     permutations(&mut copy, settled + 1, found);
