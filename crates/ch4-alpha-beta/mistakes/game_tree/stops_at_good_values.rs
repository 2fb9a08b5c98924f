//! mistake: A MAX node stops when a child is worth 1 or more: that is a win.
//! says: No value is good enough to stop at
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
    for child in node.children() {
        let theirs = valuation(child, mover.other());
        match mover {
            Player::First => {
                value = value.max(theirs);
                if value >= 1 {
                    break;
                }
            }
            Player::Second => {
                value = value.min(theirs);
                if value <= -1 {
                    break;
                }
            }
        }
    }
    value
// ANCHOR_END: body
