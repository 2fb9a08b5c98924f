//! mistake: Keeps a list only if it is not there yet.
//! says: two items that look alike are two items.
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }
