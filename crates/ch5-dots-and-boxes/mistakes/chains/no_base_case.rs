//! mistake: Nothing is said for no chains: the least value.
//! says: with no chain left the worth is 0
// ANCHOR: open_one
    
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
