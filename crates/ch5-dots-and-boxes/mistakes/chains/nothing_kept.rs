//! mistake: The memo is asked and never filled.
//! says: The memo is empty afterwards.
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
    best = best.max(-opened(chain, rest));
}
best
// ANCHOR_END: open_one
