//! mistake: The leaf that closes the node is not kept, as if it were cut itself.
//! says: 40 was read; what comes after it is cut.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            let reply = leaf.value();
            if reply >= held {
                return Known::AtLeast(value);
            }
            value = value.max(reply);
        }
        Player::Second => {
            let reply = leaf.value();
            if reply <= held {
                return Known::AtMost(value);
            }
            value = value.min(reply);
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
