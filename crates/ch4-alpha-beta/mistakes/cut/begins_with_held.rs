//! mistake: The best value begins with what is held.
//! says: No leaf is 44: that is what MAX holds. The value is the smallest of the leaves.
// ANCHOR: body
let mut value = held;
for leaf in node.children() {
    let reply = leaf.value();
    match mover {
        Player::First => { value = value.max(reply); if reply >= held { return Known::AtLeast(value); } }
        Player::Second => { value = value.min(reply); if reply <= held { return Known::AtMost(value); } }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
