//! mistake: The opener takes the worst of the values.
//! says: open the one that costs least.
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MAX;
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.min(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
