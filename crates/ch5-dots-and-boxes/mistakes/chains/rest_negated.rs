//! mistake: The rest is negated on its way down.
//! says: the rest is negated too often
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
    best = best.max(-opened(chain, -rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
