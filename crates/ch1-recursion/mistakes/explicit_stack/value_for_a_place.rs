//! mistake: Takes the value of a node for its place.
//! says: and 7 is a value. A child is named by its place in `nodes`.
// CHANGE: body
-     let node = tree.nodes[at];
+     let node = tree.nodes[tree.nodes[at].value as usize];
