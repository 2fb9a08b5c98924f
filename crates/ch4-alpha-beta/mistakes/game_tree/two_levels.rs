//! mistake: The tree is MAX over MIN over leaves, so two loops are enough.
//! says: two levels are right in yours, and three are not.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
    for child in node.children() {
        let theirs = if child.is_leaf() {
            child.value()
        } else {
            let below = child.children().iter().map(|leaf| leaf.value());
            match mover {
                Player::First => below.min().unwrap(),
                Player::Second => below.max().unwrap(),
            }
        };
        value = match mover {
            Player::First => value.max(theirs),
            Player::Second => value.min(theirs),
        };
    }
    value
// ANCHOR_END: body
