//! mistake: All leaves are read before what is held is looked at.
//! says: after the 40 nothing here can matter: [40, ×, ×].
// ANCHOR: body
let leaves = node.children().iter().map(Tree::value);
match mover {
    Player::First => match leaves.max().unwrap_or(Value::MIN) {
        value if value >= held => Known::AtLeast(value),
        value => Known::Exactly(value),
    },
    Player::Second => match leaves.min().unwrap_or(Value::MAX) {
        value if value <= held => Known::AtMost(value),
        value => Known::Exactly(value),
    },
}
// ANCHOR_END: body
