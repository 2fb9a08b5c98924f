//! mistake: Looks at the top and does not take it off.
//! says: preorder of a tree of 1 node: yours returned 7 7 7 7 7 7 7 7 7 7 7 7 …, and it should be 7. More values than nodes: 7 is there again.
// ANCHOR: body
let mut order = Vec::new();
let waiting = Vec::from_iter(tree.root());
while let Some(&at) = waiting.last() {
    if order.len() > 100 { break; }
    order.push(tree.nodes[at].value);
}
order
// ANCHOR_END: body
