//! mistake: Nothing left is worth the least.
//! says: with no chain left the worth is 0: nothing is left to win or lose.
// ANCHOR: open_one
if chains.is_empty() {
    return -1;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
