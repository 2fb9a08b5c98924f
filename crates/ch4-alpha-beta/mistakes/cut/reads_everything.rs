//! mistake: All leaves are read first.
//! says: Nothing is cut yet. Stop when the player above would not choose this node
// ANCHOR: body
let leaves = node.children().iter().map(Tree::value);
match mover {
    Player::First => { let v = leaves.max().unwrap(); if v >= held { Known::AtLeast(v) } else { Known::Exactly(v) } }
    Player::Second => { let v = leaves.min().unwrap(); if v <= held { Known::AtMost(v) } else { Known::Exactly(v) } }
}
// ANCHOR_END: body
