//! mistake: Extra turns are looked for.
//! says: Here the levels take turns, whatever the brackets are.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|c| valuation(c, c.mover(mover)));
match mover { Player::First => theirs.max().unwrap(), Player::Second => theirs.min().unwrap() }
// ANCHOR_END: body
