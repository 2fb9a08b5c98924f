//! mistake: The first leaf is left out.
//! says: the first leaf is never read: in [45] yours reads none.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children().iter().skip(1) {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value >= held {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if value <= held {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
