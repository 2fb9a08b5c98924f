//! mistake: The previous sibling is the last of the children: goes along all of them each time.
//! says: a walk along the siblings to the last one takes longer for each child
// CHANGE: body
-     match previous_sibling {
+     let _ = previous_sibling;
+     match tree.children(at).last() {
