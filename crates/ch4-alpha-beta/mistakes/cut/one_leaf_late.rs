//! mistake: The test comes at the beginning of the next turn, after the next leaf was read.
//! says: The 40 settles it, and yours reads one leaf more. Test right after each leaf, before the next one is read.
// ANCHOR: body
let mut value = match mover { Player::First => Value::MIN, Player::Second => Value::MAX };
for leaf in node.children() {
    let next = leaf.value();
    match mover {
        Player::First if value >= held => return Known::AtLeast(value),
        Player::Second if value <= held => return Known::AtMost(value),
        Player::First => value = value.max(next),
        Player::Second => value = value.min(next),
    }
}
Known::Exactly(value)
// ANCHOR_END: body
