//! mistake: Goes left in a loop, and drops the right child of the last node on the way.
//! says: preorder of a tree of 3 nodes: yours returned 6, and it should be 6 5 4. 1 of 3 nodes visited. 5 is missing: the right child of 6, and 6 has no left child.
// ANCHOR: body
    let mut order = Vec::new();
    let mut waiting = Vec::new();
    let mut at = tree.root();
    while let Some(index) = at {
        let node = tree.nodes[index];
        order.push(node.value);
        if let Some(left) = node.left {
            waiting.extend(node.right);
            at = Some(left);
        } else {
            at = waiting.pop();
        }
    }
    order
// ANCHOR_END: body
