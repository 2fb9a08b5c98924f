//! mistake: The best value begins with 0.
//! says: no leaf says 0. Begin with the worst there is for MIN, +∞.
// ANCHOR: body
let mut value = match mover {
    Player::First => 0,
    Player::Second => 0,
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
