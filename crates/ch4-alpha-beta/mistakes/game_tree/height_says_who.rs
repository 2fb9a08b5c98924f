//! mistake: MIN moves above the leaves, MAX above that, and so on: the height says who moves.
//! says: [4, 9, 2, 6] is 2 in yours and [[4, 9], [2, 6]] is 4, whoever moves: does it go by the height
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let values = node
        .children()
        .iter()
        .map(|child| valuation(child, mover.other()));
    if node.height() % 2 == 1 {
        values.min().unwrap_or(0)
    } else {
        values.max().unwrap_or(0)
    }
// ANCHOR_END: body
