//! mistake: All equal ones are taken away.
//! says: `without` takes one away.
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(chains) {
    return known;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let rest = worth(&chains.iter().filter(|&one| one != chain).collect(), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.clone(), best);
best
// ANCHOR_END: open_one
