//! right: Two helpers that call each other.
//! told: Right, and without a call that the recorder sees
// ANCHOR: body
fn max(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(min).max().unwrap_or_default() }
}
fn min(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(max).min().unwrap_or_default() }
}
match mover { Player::First => max(node), Player::Second => min(node) }
// ANCHOR_END: body
