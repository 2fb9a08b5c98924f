//! right: a thread with a large stack has room for the recursive walk
//! told: Right, and in a thread of its own
// ANCHOR: body
let tree = tree.clone();
std::thread::Builder::new()
    .stack_size(256 << 20)
    .spawn(move || {
        fn walk(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
            let Some(at) = at else { return };
            order.push(tree.nodes[at].value);
            walk(tree, tree.nodes[at].left, order);
            walk(tree, tree.nodes[at].right, order);
        }
        let mut order = Vec::new();
        walk(&tree, tree.root(), &mut order);
        order
    })
    .unwrap()
    .join()
    .unwrap()
// ANCHOR_END: body
