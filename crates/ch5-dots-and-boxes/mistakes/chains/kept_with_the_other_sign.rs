//! mistake: What is kept has the other sign.
//! says: The memo says that "1" is worth 1, and it is −1
// ANCHOR: open_one
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = if chains.is_empty() { 0 } else { Value::MIN };
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), -best);
best
// ANCHOR_END: open_one
