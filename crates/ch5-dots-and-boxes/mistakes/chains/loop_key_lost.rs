//! mistake: A loop and a chain of four share an entry.
//! says: is what is looked up there what was asked for?
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if let Some(&known) = memo.get(&chains.iter().map(|c| Chain::new(c.boxes)).collect::<Chains>()) {
    return known;
}
let mut best = Value::MIN;
for chain in chains.different() {
    let rest = worth(&chains.without(chain), memo);
    best = best.max(-opened(chain, rest));
}
memo.insert(chains.iter().map(|c| Chain::new(c.boxes)).collect::<Chains>(), best);
best
// ANCHOR_END: open_one
