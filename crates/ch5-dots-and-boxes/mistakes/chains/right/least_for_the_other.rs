//! right: Keeps what is least for the other player.
// ANCHOR: open_one
if chains.is_empty() {
    return 0;
}
if !memo.contains_key(chains) {
    let mut least = Value::MAX;
    for chain in chains.different() {
        least = least.min(opened(chain, worth(&chains.without(chain), memo)));
    }
    memo.insert(chains.clone(), -least);
}
memo[chains]
// ANCHOR_END: open_one
