//! mistake: Leaves are right, and every reply is negated on its way up.
//! says: [4, 9, 2, 6] is −2 in yours, and no child has that value. Values are MAX's, whoever moves: do not negate.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
node.children().iter().map(|child| -valuation(child, mover.other())).max().unwrap_or(0)
// ANCHOR_END: body
