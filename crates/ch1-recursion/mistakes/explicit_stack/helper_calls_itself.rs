//! mistake: The recursion has moved into a helper, and the depth with it.
//! says: preorder of a chain of 1 000 000 nodes: yours overflowed the call stack, and it should not. Something still makes a call for each level.
// ANCHOR: body
fn visit(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
    let Some(at) = at else { return };
    order.push(tree.nodes[at].value);
    visit(tree, tree.nodes[at].left, order);
    visit(tree, tree.nodes[at].right, order);
}
let mut order = Vec::new();
visit(tree, tree.root(), &mut order);
order
// ANCHOR_END: body
