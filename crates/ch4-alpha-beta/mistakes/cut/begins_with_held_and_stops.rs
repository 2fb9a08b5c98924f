//! mistake: The best value begins with what is held, and stops there.
//! says: What is held is the other player's: begin with the worst there is for
// ANCHOR: body
let mut value = match mover {
    Player::First => held,
    Player::Second => held,
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
