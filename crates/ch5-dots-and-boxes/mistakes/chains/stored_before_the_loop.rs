//! mistake: What the loop begins with is stored before it.
//! says: a value is stored when every chain was tried, and not before
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MIN;
memo.insert(chains.without(chains.iter().next().unwrap()), best);
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
