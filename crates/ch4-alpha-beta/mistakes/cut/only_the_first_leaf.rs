//! mistake: The first leaf alone decides.
//! says: must be read
// ANCHOR: body
let value = node.children().first().map_or(0, Tree::value);
match mover {
    Player::First if value >= held => Known::AtLeast(value),
    Player::Second if value <= held => Known::AtMost(value),
    _ => Known::Exactly(value),
}
// ANCHOR_END: body
