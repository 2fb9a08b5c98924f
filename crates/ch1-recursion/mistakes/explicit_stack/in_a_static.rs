//! mistake: The order is kept in a static that is never emptied.
//! says: preorder of seven nodes gives another answer the second time
// ANCHOR: body
use std::sync::Mutex;
static ORDER: Mutex<Vec<u32>> = Mutex::new(Vec::new());
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    ORDER.lock().unwrap().push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
ORDER.lock().unwrap().clone()
// ANCHOR_END: body
