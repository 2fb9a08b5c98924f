//! mistake: MAX begins with +∞ and MIN with −∞.
//! says: yours says −∞ of [47, 45, 46], and no leaf says so.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MAX,
    Player::Second => Value::MIN,
};
for leaf in node.children() {
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
