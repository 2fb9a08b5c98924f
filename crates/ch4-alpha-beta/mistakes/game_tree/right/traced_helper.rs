//! right: A traced helper with a sign: negamax within.
// ANCHOR: body
#[traced]
fn signed(node: &Tree, sign: Value) -> Value {
    if node.is_leaf() { return sign * node.value(); }
    node.children().iter().map(|child| -signed(child, -sign)).max().unwrap_or_default()
}
match mover { Player::First => signed(node, 1), Player::Second => -signed(node, -1) }
// ANCHOR_END: body
