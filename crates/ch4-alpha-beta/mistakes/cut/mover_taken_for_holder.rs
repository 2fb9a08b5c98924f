//! mistake: The mover is taken for the player who holds something.
//! says: yours acts as if the other player moved.
// ANCHOR: body
let mut value = match mover {
    Player::Second => Value::MIN,
    Player::First => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::Second => {
            value = value.max(leaf.value());
            if value >= held {
                return Known::AtLeast(value);
            }
        }
        Player::First => {
            value = value.min(leaf.value());
            if value <= held {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
