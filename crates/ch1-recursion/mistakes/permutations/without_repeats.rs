//! mistake: Keeps a list only if it is not there yet.
//! says: permutations([1, 1], 0, found): yours kept 1 list, and it should keep 2. Two items that look alike are two items: tell them apart by their places, not by their values. ([1, 2] is right.)
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }
