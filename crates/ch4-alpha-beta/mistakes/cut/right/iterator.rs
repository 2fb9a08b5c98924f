//! right: find_map over a running best.
// ANCHOR: body
let mut best: Option<Value> = None;
let found = node.children().iter().find_map(|leaf| {
    let value = leaf.value();
    best = Some(best.map_or(value, |old| if mover == Player::First { old.max(value) } else { old.min(value) }));
    match mover {
        Player::First if value >= held => Some(Known::AtLeast(value)),
        Player::Second if value <= held => Some(Known::AtMost(value)),
        _ => None,
    }
});
found.unwrap_or(Known::Exactly(best.unwrap_or_default()))
// ANCHOR_END: body
