//! mistake: The value is kept under what is left.
//! says: The memo says that
// ANCHOR: open_one
    if chains.is_empty() {
        return 0;
    }
    if let Some(&known) = memo.get(chains) {
        return known;
    }
    let mut best = Value::MIN;
    for chain in chains.different() {
        let left = chains.without(chain);
        let rest = worth(&left, memo);
        best = best.max(-opened(chain, rest));
        memo.insert(left, best);
    }
    best
// ANCHOR_END: open_one
