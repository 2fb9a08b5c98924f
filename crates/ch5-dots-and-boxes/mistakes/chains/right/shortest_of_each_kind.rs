//! right: opens only the shortest chain and the shortest loop
// ANCHOR: open_one
    if chains.is_empty() {
        return 0;
    }
    if let Some(&known) = memo.get(chains) {
        return known;
    }
    let line = chains.different().filter(|c| !c.is_loop).min();
    let ring = chains.different().filter(|c| c.is_loop).min();
    let mut best = Value::MIN;
    for chain in line.into_iter().chain(ring) {
        let rest = worth(&chains.without(chain), memo);
        best = best.max(-opened(chain, rest));
    }
    memo.insert(chains.clone(), best);
    best
// ANCHOR_END: open_one
