//! mistake: Adds what all are worth.
//! says: is the smallest that is wrong
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
    best = best.max(0) - opened(chain, rest);
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
