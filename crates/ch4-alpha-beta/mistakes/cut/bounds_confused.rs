//! mistake: MIN says "at least" and MAX says "at most".
//! says: only "at most 40" is known, for MIN may find still less
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
                return Known::AtMost(value);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if value <= held {
                return Known::AtLeast(value);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
