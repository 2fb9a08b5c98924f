//! mistake: The mover is handed over in the loop, so it changes with each child.
//! says: All children of a node have the same mover.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut next = mover;
    let mut values = Vec::new();
    for child in node.children() {
        next = next.other();
        values.push(valuation(child, next));
    }
    match mover {
        Player::First => *values.iter().max().unwrap(),
        Player::Second => *values.iter().min().unwrap(),
    }
// ANCHOR_END: body
