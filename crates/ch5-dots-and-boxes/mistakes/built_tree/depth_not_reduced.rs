//! mistake: The call below gets the same depth.
//! says: Too many levels: is the depth smaller in the call below?
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, child, depth);
