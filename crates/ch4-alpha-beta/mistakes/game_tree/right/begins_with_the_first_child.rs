//! right: The first child is the first best value.
// ANCHOR: body
let Some((first, rest)) = node.children().split_first() else { return node.value(); };
let mut value = valuation(first, mover.other());
for child in rest {
    let theirs = valuation(child, mover.other());
    if (mover == Player::First) == (theirs > value) && theirs != value { value = theirs; }
}
value
// ANCHOR_END: body
