//! mistake: The memo is asked and never filled.
//! says: 1 957 calls for "1 2 3 4 5 6", 193 suffice: keep what was found in the memo
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
