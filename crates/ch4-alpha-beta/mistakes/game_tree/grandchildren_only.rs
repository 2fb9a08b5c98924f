//! mistake: A node asks its grandchildren only.
//! says: The worst there is was never replaced
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
    for child in node.children() {
        for below in child.children() {
            let theirs = valuation(below, mover);
            value = if mover == Player::First { value.max(theirs) } else { value.min(theirs) };
        }
    }
    value
// ANCHOR_END: body
