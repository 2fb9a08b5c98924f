//! mistake: The best value begins with 0.
//! says: you must open one, however bad that is: the best value begins below all values.
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = 0;
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
