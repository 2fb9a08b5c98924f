//! mistake: What closed the node is given as its value.
//! says: only "at most 40" is known
//! also: only "at least 50" is known
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value >= held {
                return Known::Exactly(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if value <= held {
                return Known::Exactly(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
