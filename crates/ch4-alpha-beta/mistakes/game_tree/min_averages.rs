//! mistake: The opponent may play anything, so MIN's node is the average of its children.
//! says: MIN takes the smallest.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let values: Vec<Value> = node.children().iter().map(|c| valuation(c, mover.other())).collect();
    match mover {
        Player::First => *values.iter().max().unwrap(),
        Player::Second => values.iter().sum::<Value>() / values.len() as Value,
    }
// ANCHOR_END: body
