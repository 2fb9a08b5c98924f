//! mistake: Collects the places of the nodes and not their values.
//! says: those are the places of the nodes. Wanted are their values.
// CHANGE: body
-     order.push(node.value);
+     order.push(at as u32);
