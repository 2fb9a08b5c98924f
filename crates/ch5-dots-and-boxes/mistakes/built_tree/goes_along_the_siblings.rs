//! mistake: The previous sibling is the last of the children: goes along all of them each time.
//! says: A walk to the last sibling takes longer for each child
// CHANGE: body
-     match previous_sibling {
+     let _ = previous_sibling;
+     match tree.children(at).last() {
