//! mistake: At a cut the value held is given, not the one that was read.
//! says: AtMost(40) is known, which says more than what is held, 44.
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
                return Known::AtLeast(held);
            }
        }
        Player::Second => {
            value = value.min(leaf.value());
            if value <= held {
                return Known::AtMost(held);
            }
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
