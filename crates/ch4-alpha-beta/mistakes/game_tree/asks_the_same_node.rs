//! mistake: The same node is asked again, for the other player.
//! says: A leaf has no children to compare, and yours does not come back from one
// ANCHOR: body
valuation(node, mover.other()) + 0 * node.value()
// ANCHOR_END: body
