//! mistake: Keeps only the items that are not settled.
//! says: does not hold each item of
// CHANGE: body
-     found.push(items.to_vec());
+     found.push(items[..settled.saturating_sub(1)].to_vec());
