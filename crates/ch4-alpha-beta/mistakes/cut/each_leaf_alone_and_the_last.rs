//! mistake: The cut is right, and the answer without a cut is the last leaf.
//! says: 46 is the last leaf.
// ANCHOR: body
    let mut last = 0;
    for leaf in node.children() {
        last = leaf.value();
        match mover {
            Player::First if last >= held => return Known::AtLeast(last),
            Player::Second if last <= held => return Known::AtMost(last),
            _ => {}
        }
    }
    Known::Exactly(last)
// ANCHOR_END: body
