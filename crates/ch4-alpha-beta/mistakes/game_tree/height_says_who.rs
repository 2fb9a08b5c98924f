//! mistake: MIN moves above the leaves, MAX above that, and so on: the height says who moves.
//! says: Yours returns 2 for [4, 9, 2, 6] and 4 for [[4, 9], [2, 6]], whether MAX or MIN is to move. `mover` says who moves; the height of the node does not.
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
