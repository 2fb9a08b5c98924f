//! mistake: The previous sibling stays the first child, so its sibling is overwritten.
//! says: comes before it: after each child that was made, it is the previous sibling.
// CHANGE: body
-     previous_sibling = Some(child);
+     previous_sibling = previous_sibling.or(Some(child));
