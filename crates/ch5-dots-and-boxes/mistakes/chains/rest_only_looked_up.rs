//! mistake: The rest is looked up, and never worked out.
//! says: what the rest is worth is left out
// ANCHOR: open_one
    if chains.is_empty() {
        return 0;
    }
    if let Some(&known) = memo.get(chains) {
        return known;
    }
    let mut best = Value::MIN;
    for chain in chains.different() {
        let rest = memo.get(&chains.without(chain)).copied().unwrap_or(0);
        best = best.max(-opened(chain, rest));
    }
    memo.insert(chains.clone(), best);
    best
// ANCHOR_END: open_one
