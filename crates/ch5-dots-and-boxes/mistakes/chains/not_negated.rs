//! mistake: The other player's gain is taken for the opener's.
//! says: the other player takes all of it
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
