//! mistake: At MAX the loop goes on when the reply is only as good as what is held.
//! says: a reply of 44 cannot beat 44: equal cuts.
// ANCHOR: body
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value > held {
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
