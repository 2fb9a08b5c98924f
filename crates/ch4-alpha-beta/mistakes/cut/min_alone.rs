//! mistake: Every node is searched as one of MIN.
//! says: Yours does the same for MAX and for MIN, what is right for MIN. `mover` says who moves at this node.
// ANCHOR: body
    let mut value = Value::MAX;
    for leaf in node.children() {
        value = value.min(leaf.value());
        if value <= held { return Known::AtMost(value); }
    }
    Known::Exactly(value)
// ANCHOR_END: body
