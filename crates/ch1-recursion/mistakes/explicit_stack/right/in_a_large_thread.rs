//! right: Recursion in a thread with a stack of a gigabyte.
//! told: A million nodes deep was not too deep
// ANCHOR: body
fn go(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
    let Some(at) = at else { return };
    order.push(tree.nodes[at].value);
    go(tree, tree.nodes[at].left, order);
    go(tree, tree.nodes[at].right, order);
}
std::thread::scope(|scope| {
    let run = std::thread::Builder::new().stack_size(1 << 30).spawn_scoped(scope, || {
        let mut order = Vec::new();
        go(tree, tree.root(), &mut order);
        order
    });
    run.unwrap().join().unwrap()
})
// ANCHOR_END: body
