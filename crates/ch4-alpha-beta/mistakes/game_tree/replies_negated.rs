//! mistake: Leaves are right, and every reply is negated on its way up.
//! says: −2 is no child's value in [4, 9, 2, 6]. Values are MAX's, whoever moves: nothing is negated.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
node.children().iter().map(|child| -valuation(child, mover.other())).max().unwrap_or(0)
// ANCHOR_END: body
