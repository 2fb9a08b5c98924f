//! mistake: Each leaf replaces the one before.
//! says: 46 is the last leaf. Keep the smallest while you read
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = leaf.value();
            if value >= held {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = leaf.value();
            if value <= held {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
