//! mistake: The order is kept in a static that is never emptied.
//! says: preorder of seven nodes gives another answer the second time
// CHANGE: body
- let mut order = Vec::new();
+ use std::sync::Mutex;
+ static ORDER: Mutex<Vec<u32>> = Mutex::new(Vec::new());

-     order.push(node.value);
+     ORDER.lock().unwrap().push(node.value);

- order
+ ORDER.lock().unwrap().clone()
