//! mistake: MAX is treated like MIN.
//! says: holds 44
// ANCHOR: body
let mut value = Value::MAX;
for leaf in node.children() {
    value = value.min(leaf.value());
    if value <= held {
        return Known::AtMost(value);
    }
}
Known::Exactly(value)
// ANCHOR_END: body
