//! mistake: Only three levels are valued.
//! says: Trees of 3 levels are right in yours, and deeper ones are not: [[[[7]]]] is 0.
// ANCHOR: body
fn go(node: &Tree, mover: Player, left: u32) -> Value {
    if node.is_leaf() || left == 0 { return node.value(); }
    let values = node.children().iter().map(|it| go(it, mover.other(), left - 1));
    match mover { Player::First => values.max(), Player::Second => values.min() }.unwrap_or(0)
}
go(node, mover, 3)
// ANCHOR_END: body
