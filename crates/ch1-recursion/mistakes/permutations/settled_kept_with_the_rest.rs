//! mistake: Keeps only the items that are not settled.
//! says: permutations([7], 0, found): yours kept [], and it should keep only orders of [7]. An order holds all the items, the settled ones as well.
// CHANGE: body
-     found.push(items.to_vec());
+     found.push(items[..settled.saturating_sub(1)].to_vec());
