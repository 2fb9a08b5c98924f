//! mistake: Every reply is negated, as negamax does it.
//! says: A leaf is worth what is written there, whoever would move. Values are MAX's: do not negate.
// ANCHOR: body
if node.is_leaf() {
    return if mover == Player::First { node.value() } else { -node.value() };
}
node.children().iter().map(|child| -valuation(child, mover.other())).max().unwrap_or(0)
// ANCHOR_END: body
