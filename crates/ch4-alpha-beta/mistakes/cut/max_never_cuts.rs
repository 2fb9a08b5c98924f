//! mistake: Only MIN stops.
//! says: after the 50 nothing here can matter, and you read on. MAX stops when its value >= what MIN holds.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if false {
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
