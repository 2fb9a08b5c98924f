//! mistake: The values of the children are added.
//! says: 21 is the sum of its children, and a value is that of one of them.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
node.children().iter().map(|child| valuation(child, mover.other())).sum()
// ANCHOR_END: body
