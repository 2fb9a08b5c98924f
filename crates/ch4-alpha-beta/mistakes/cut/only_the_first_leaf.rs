//! mistake: The first leaf ends the loop, whatever it says.
//! says: you stop after the first leaf, whatever it says
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if true {
                return Known::AtLeast(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if true {
                return Known::AtMost(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
