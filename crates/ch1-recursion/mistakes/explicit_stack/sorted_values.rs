//! mistake: The values are put in order at the end.
//! says: preorder of a tree of 3 nodes: yours returned 4 5 6, and it should be 6 5 4. Yours are the values by size. Wanted is the order in which they are met.
// ANCHOR: body
let mut order: Vec<u32> = tree.nodes.iter().map(|node| node.value).collect();
order.sort_unstable();
order
// ANCHOR_END: body
