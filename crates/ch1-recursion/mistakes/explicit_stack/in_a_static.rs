//! mistake: The order is kept in a static that is never emptied.
//! says: preorder of a tree of 0 nodes: yours returned 3 1 2 3, and it should be nothing. An empty tree has nothing to visit.
// CHANGE: body
- let mut order = Vec::new();
+ use std::sync::Mutex;
+ static ORDER: Mutex<Vec<u32>> = Mutex::new(Vec::new());

-     order.push(node.value);
+     ORDER.lock().unwrap().push(node.value);

- order
+ ORDER.lock().unwrap().clone()
